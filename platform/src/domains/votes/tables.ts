import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Kind } from '@whaletide/schema/kinds.ts';
import { timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';

/** Kinds of things that are liked; each one's own domain knows their number. */
export type VotedKind = Extract<Kind, 'PROJECT' | 'DATASET' | 'WRITE_UP'>;

/** One a member and object; taken back, it stays as inactive, so that a like is announced once. */
export const votes = pgTable(
  'votes',
  {
    kind: text('kind').$type<VotedKind>().notNull(),
    targetId: text('target_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    active: boolean('active').notNull().default(true),
    date: timestamptz('date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.targetId, table.memberId] }),
    index('votes_recent').on(table.kind, table.date),
    index('votes_of_member').on(table.memberId, table.kind),
  ],
);
