import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../../database/columns.ts';
import { members } from '../members/tables.ts';

/** How far a member is with a quest in one period; the quests themselves are definitions.ts. */
export const questProgress = pgTable(
  'quest_progress',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    questId: text('quest_id').notNull(),
    /** A day, a week's Monday, or `once`. */
    period: text('period').notNull(),
    progress: integer('progress').notNull(),
    status: text('status', { enum: ['IN_PROGRESS', 'COMPLETED', 'FINISHED'] }).notNull(),
    /** Id of the completion record that a claim names. */
    recordId: text('record_id').notNull().unique(),
    updateDate: timestamptz('update_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.questId, table.period] })],
);

/** What has been counted for quests that count different things, so that none counts twice. */
export const questSteps = pgTable(
  'quest_steps',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    questId: text('quest_id').notNull(),
    period: text('period').notNull(),
    subject: text('subject').notNull(),
    date: timestamptz('date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.questId, table.period, table.subject] }),
    index('quest_steps_date').on(table.date),
  ],
);
