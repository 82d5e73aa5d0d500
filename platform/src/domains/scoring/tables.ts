import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea, id, timestamptz } from '#database/columns.ts';
import { type Objective, tasks, type taskSolutions } from '#domains/competitions/tables.ts';
import { members } from '#domains/members/tables.ts';
import {
  type ClippedWork,
  type ExactScores,
  type RoundedScores,
  type ScoredColumns,
  works,
} from '../submissions/tables.ts';

/** A team whose place changes; null where it has none. */
export interface Move {
  board: 'public' | 'private';
  teamId: string;
  before: number | null;
  after: number | null;
}

/** Facts about a new solution beside its text. */
export type StagedSource = Pick<
  typeof taskSolutions.$inferSelect,
  'figures' | 'checksum' | 'fileName' | 'storedBy'
> & { storeDate: string | null };

/** Notes of a worker on a work that it scored. */
export interface StagedReport {
  log: string | null;
  pictures: { key: string; name: string }[];
}

const rescoringEnds = ['done', 'replaced', 'cancelled'] as const;

/**
 * Changes of what a task's works are scored by, which become effective once all works are scored by
 * them. Until then the task, its solution and its boards are as they were.
 */
export const rescorings = pgTable(
  'rescorings',
  {
    id: id(),
    taskId: text('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** Null once their account is gone. */
    startedBy: text('started_by').references(() => members.id),
    startDate: timestamptz('start_date').notNull(),
    reason: text('reason').notNull(),
    /** True where members read the reason beside the board. */
    publishesReason: boolean('publishes_reason').notNull(),
    /** The settings of scoring that it brings (store/scoring-keys.ts). */
    scoring: jsonb('scoring').$type<Partial<Objective>>().notNull(),
    /** The solution that it brings; null where that stays. A list never reads it. */
    csv: text('csv'),
    /** Facts about that solution. */
    source: jsonb('source').$type<StagedSource>(),
    /** The file that it brings for workers to compare with; null where that stays. */
    reference: jsonb('reference').$type<NonNullable<Objective['reference']>>(),
    /** True where its scores become effective only once an organizer has seen who moves. */
    asksFirst: boolean('asks_first').notNull().default(false),
    /** Times at which it was first known who would move, was last worked out, and was agreed to. */
    readyDate: timestamptz('ready_date'),
    foreseenDate: timestamptz('foreseen_date'),
    appliedDate: timestamptz('applied_date'),
    /** Null while works are scored, or wait to become effective. */
    endDate: timestamptz('end_date'),
    end: text('end', { enum: rescoringEnds }),
    /** Works that were scored, and those that kept their scores as the metric gave them none. */
    works: integer('works').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** Teams that moved, or would while it waits; best new places first, as many as are shown. */
    moves: jsonb('moves').$type<Move[]>().notNull().default([]),
    /** Number of all of them. */
    moved: integer('moved').notNull().default(0),
  },
  (table) => [
    uniqueIndex('rescorings_running')
      .on(table.taskId)
      .where(sql`${table.endDate} is null`),
    index('rescorings_task').on(table.taskId, table.startDate.desc().nullsFirst()),
  ],
);
export type RescoringRow = typeof rescorings.$inferSelect;

/** Scores of works that wait for the others of their rescoring. */
export const stagedScores = pgTable(
  'staged_scores',
  {
    workId: text('work_id')
      .primaryKey()
      .references(() => works.id, { onDelete: 'cascade' }),
    rescoringId: text('rescoring_id')
      .notNull()
      .references(() => rescorings.id, { onDelete: 'cascade' }),
    /** Null where the work keeps what it has. */
    scored: jsonb('scored').$type<ScoredColumns>(),
    /** The columns of work_scorings; null where it has no scoring. */
    exact: jsonb('exact').$type<ExactScores>(),
    rounded: jsonb('rounded').$type<RoundedScores>(),
    clipped: jsonb('clipped').$type<ClippedWork>(),
    publicRows: integer('public_rows'),
    privateRows: integer('private_rows'),
    publicInfluences: bytea('public_influences'),
    privateInfluences: bytea('private_influences'),
    rulesHash: text('rules_hash'),
    fileHash: text('file_hash'),
    solutionHash: text('solution_hash'),
    seconds: doublePrecision('seconds'),
    /** Log and pictures of the worker that told the scores. */
    report: jsonb('report').$type<StagedReport>(),
    /** True once they are effective and its team is to hear of it, with the score of before. */
    effective: boolean('effective').notNull().default(false),
    scoreBefore: doublePrecision('score_before'),
  },
  (table) => [index('staged_scores_rescoring').on(table.rescoringId, table.effective)],
);

/** Results that organizers handed in to compare with: they are no works, and of no team. */
export const taskBaselines = pgTable(
  'task_baselines',
  {
    id: id(),
    taskId: text('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    fileName: text('file_name').notNull(),
    /** The file as it was uploaded; no list reads it. */
    result: bytea('result').notNull(),
    createDate: timestamptz('create_date').notNull(),
    /** Revision of the solution that it was scored by; null until it is. */
    revision: integer('revision'),
    /** The scores as they are revealed. */
    publicScore: doublePrecision('public_score'),
    privateScore: doublePrecision('private_score'),
    /** The further ones in the task's order; empty until it is scored. */
    publicFurther: doublePrecision('public_further').array().notNull().default([]),
    privateFurther: doublePrecision('private_further').array().notNull().default([]),
    /** The scores before they were rounded; null until it is scored. */
    exact: jsonb('exact').$type<ExactScores>(),
    /** Chinese; what is wrong with the file. */
    problem: text('problem'),
  },
  (table) => [index('task_baselines_task').on(table.taskId, table.createDate)],
);

/** Tokens by which the organizer's scoring workers come for the works of a task. */
export const scoringTokens = pgTable(
  'scoring_tokens',
  {
    id: id(),
    taskId: text('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the token, in hexadecimal digits; the token itself isn't kept. */
    hash: text('hash').notNull().unique(),
    createdBy: text('created_by')
      .notNull()
      .references(() => members.id),
    createDate: timestamptz('create_date').notNull(),
    lastSeenDate: timestamptz('last_seen_date'),
    revokeDate: timestamptz('revoke_date'),
  },
  (table) => [index('scoring_tokens_task').on(table.taskId, table.createDate)],
);
export type ScoringTokenRow = typeof scoringTokens.$inferSelect;
