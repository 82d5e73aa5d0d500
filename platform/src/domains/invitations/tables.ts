import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { timestamptz } from '#database/columns.ts';
import { competitions } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';

/** Codes by which members invite others to a competition: one each, shared with no one else. */
export const invitationCodes = pgTable(
  'invitation_codes',
  {
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    code: text('code').notNull(),
    createDate: timestamptz('create_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.memberId] }),
    unique('invitation_codes_code').on(table.competitionId, table.code),
  ],
);
