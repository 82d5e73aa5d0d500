import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { JudgingMode } from '@whaletide/schema/domains/judging/rules/settings.ts';
import type { Criterion } from '@whaletide/schema/domains/judging/rules/settings.ts';
import type { GivenPoints } from '@whaletide/schema/domains/judging/rules/reviews.ts';
import type { PairOutcome } from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import { id, timestamptz } from '#database/columns.ts';
import { tasks } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';
import { works } from '../submissions/tables.ts';

const task = () =>
  text('task_id')
    .notNull()
    .references(() => tasks.id, { onDelete: 'cascade' });
const judge = () =>
  text('judge_id')
    .notNull()
    .references(() => members.id);
const work = (name: string) =>
  text(name)
    .notNull()
    .references(() => works.id, { onDelete: 'cascade' });

/** Settings of tasks that are judged by a rubric or in pairs; `tasks.judging_mode` says so too. */
export const judgings = pgTable('judgings', {
  taskId: text('task_id')
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  mode: text('mode').$type<JudgingMode>().notNull(),
  blind: boolean('blind').notNull(),
  criteria: jsonb('criteria').$type<Criterion[]>().notNull(),
  judgesPerWork: integer('judges_per_work').notNull(),
  pairsPerWork: integer('pairs_per_work').notNull(),
  showsCriteria: boolean('shows_criteria').notNull(),
  showsComments: boolean('shows_comments').notNull(),
  /** Time of publishing; null before. From then on nothing of it changes. */
  publishedDate: timestamptz('published_date'),
  publishReason: text('publish_reason'),
});
export type JudgingRow = typeof judgings.$inferSelect;

/** Works that are judged, by the numbers that stand for them in blind judging. */
export const judgingWorks = pgTable(
  'judging_works',
  {
    workId: text('work_id')
      .primaryKey()
      .references(() => works.id, { onDelete: 'cascade' }),
    taskId: task(),
    number: integer('number').notNull(),
  },
  (table) => [unique('judging_works_number').on(table.taskId, table.number)],
);

/** Judges of a task, and the comparisons that are theirs to do. */
export const judgingJudges = pgTable(
  'judging_judges',
  {
    taskId: task(),
    judgeId: judge(),
    /** Comparisons to do; of no meaning in a rubric. */
    comparisons: integer('comparisons').notNull().default(0),
    /** Choice of the organizer whether the ranking counts them; null leaves it to the test. */
    counted: boolean('counted'),
    createDate: timestamptz('create_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.judgeId] }),
    index('judging_judges_member').on(table.judgeId),
  ],
);

/** Reviews by a rubric: assigned, begun and sent. */
export const judgingReviews = pgTable(
  'judging_reviews',
  {
    workId: work('work_id'),
    judgeId: judge(),
    taskId: task(),
    points: jsonb('points').$type<GivenPoints[]>().notNull().default([]),
    comment: text('comment').notNull().default(''),
    /** False of what was only assigned, and of drafts. */
    sent: boolean('sent').notNull().default(false),
    /** Time of the last change; null before anything was kept. */
    saveDate: timestamptz('save_date'),
  },
  (table) => [
    primaryKey({ columns: [table.workId, table.judgeId] }),
    index('judging_reviews_judge').on(table.taskId, table.judgeId),
  ],
);
export type JudgingReviewRow = typeof judgingReviews.$inferSelect;

/** Pairs that judges were given; a judge gets none twice, and has one open at most. */
export const judgingPairs = pgTable(
  'judging_pairs',
  {
    id: id(),
    taskId: task(),
    judgeId: judge(),
    leftId: work('left_id'),
    rightId: work('right_id'),
    /** The ids of both in their order, whichever stands on the left. */
    pairKey: text('pair_key')
      .notNull()
      .generatedAlwaysAs(
        sql`least("left_id", "right_id") || ':' || greatest("left_id", "right_id")`,
      ),
    claimDate: timestamptz('claim_date').notNull(),
    outcome: text('outcome').$type<PairOutcome>(),
    answerDate: timestamptz('answer_date'),
  },
  (table) => [
    unique('judging_pairs_once').on(table.judgeId, table.taskId, table.pairKey),
    uniqueIndex('judging_pairs_open')
      .on(table.taskId, table.judgeId)
      .where(sql`${table.outcome} is null`),
    index('judging_pairs_task').on(table.taskId),
  ],
);
export type JudgingPairRow = typeof judgingPairs.$inferSelect;

/** Published ranks of works. */
export const judgingResults = pgTable(
  'judging_results',
  {
    workId: text('work_id')
      .primaryKey()
      .references(() => works.id, { onDelete: 'cascade' }),
    taskId: task(),
    rank: integer('rank').notNull(),
    rankLow: integer('rank_low').notNull(),
    rankHigh: integer('rank_high').notNull(),
    /** Judges that the ranking counted. */
    judges: text('judges').array().notNull(),
  },
  (table) => [index('judging_results_task').on(table.taskId)],
);
