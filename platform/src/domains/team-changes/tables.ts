import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';
import { teams } from '../teams/tables.ts';

/** Requests that need another's consent: to merge, to remove a member, to leave. */
export const teamApplications = pgTable(
  'team_applications',
  {
    id: id(),
    competitionId: text('competition_id').notNull(),
    /** applicationType and applicationStatus of the contract. */
    type: integer('type').notNull(),
    status: integer('status').notNull().default(0),
    /** Team that asks for a merge. */
    fromTeamId: text('from_team_id').references(() => teams.id),
    /** The team that a merge goes to, or that a removal or a leave is about. */
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    /** Member whom a removal or a leave is about. */
    memberId: text('member_id').references(() => members.id),
    senderId: text('sender_id')
      .notNull()
      .references(() => members.id),
    content: text('content').notNull().default(''),
    createDate: timestamptz('create_date').notNull(),
    answerDate: timestamptz('answer_date'),
  },
  (table) => [
    // The same can't be requested twice while it is pending.
    uniqueIndex('team_applications_merge_once')
      .on(table.fromTeamId, table.teamId)
      .where(sql`${table.status} = 0 and ${table.fromTeamId} is not null`),
    uniqueIndex('team_applications_member_once')
      .on(table.teamId, table.memberId)
      .where(sql`${table.status} = 0 and ${table.memberId} is not null`),
    index('team_applications_team').on(table.teamId, table.createDate.desc().nullsFirst()),
    index('team_applications_from').on(table.fromTeamId, table.createDate.desc().nullsFirst()),
  ],
);
export type TeamApplicationRow = typeof teamApplications.$inferSelect;
