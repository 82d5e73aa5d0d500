import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { QuestReward, QuestType } from '@whaletide/schema/domains/quests/rest.ts';
import type { QuestTrigger } from '@whaletide/schema/domains/quests/rules/quest-settings.ts';
import { id, timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';

/**
 * The quests of the site, at most 100; those that ship with it are definitions.ts. None is ever
 * deleted, since members' progress refers to it.
 */
export const quests = pgTable('quests', {
  id: id(),
  type: text('type').$type<QuestType>().notNull(),
  name: text('name').notNull(),
  /** A path of this site. */
  link: text('link'),
  description: text('description').notNull(),
  /** Markdown. */
  guideline: text('guideline').notNull(),
  threshold: integer('threshold').notNull(),
  /** Counts each subject once a period: three visits to one competition are one. */
  countsOnce: boolean('counts_once').notNull(),
  rewards: jsonb('rewards').$type<QuestReward[]>().notNull(),
  sortWeight: integer('sort_weight').notNull(),
  relatedPages: text('related_pages').array().notNull(),
  events: text('events').array().$type<QuestTrigger[]>().notNull(),
  active: boolean('active').notNull(),
  updateDate: timestamptz('update_date').notNull(),
});
export type QuestRow = typeof quests.$inferSelect;

/** Progress of a member with a quest in one period. */
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
    /** Threshold and rewards of the quest at its completion; null while it is under way. */
    threshold: integer('threshold'),
    rewards: jsonb('rewards').$type<QuestReward[]>(),
    updateDate: timestamptz('update_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.questId, table.period] })],
);

/** Steps already counted for quests that count different things, so that none counts twice. */
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
