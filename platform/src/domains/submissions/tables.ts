import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { authorships } from '@whaletide/schema/shared/rules/authorship.ts';
import { authorshipColumns, bytea, id, timestamptz } from '#database/columns.ts';
import { competitions, stages, tasks } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';
import { teams } from '../teams/tables.ts';

/** An answer to a field, with the field's title and type at that time; files by their key. */
export interface StoredAnswer {
  fieldId: string;
  title: string;
  type: number;
  value: string | null;
  option: number | null;
  file: { key: string; name: string; size: number } | null;
  /** With the secret of the version, by which those who read the answer read it too. */
  project: { id: string; versionId: string; seal: string } | null;
}

export const works = pgTable(
  'works',
  {
    id: id(),
    taskId: text('task_id')
      .notNull()
      .references(() => tasks.id),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** workStatus of the contract. */
    status: integer('status').notNull(),
    uploadDate: timestamptz('upload_date').notNull(),
    /** Submitted after the task's end, for practice: it stands on no ranked board, ever. */
    late: boolean('late').notNull().default(false),
    reviewDate: timestamptz('review_date'),
    /** Key of the uploaded result; each is submitted once, so that a repeated call is refused. */
    fileKey: text('file_key').unique(),
    fileName: text('file_name'),
    fileSize: bigint('file_size', { mode: 'number' }),
    /** In place of a file: what a form that people review was filled in with. */
    answers: jsonb('answers').$type<StoredAnswer[]>(),
    /** Team's note on it, for itself and the organizer. */
    note: text('note'),
    /** Said when it was handed in, for good; works of before are people's. */
    ...authorshipColumns(),
    /** Chosen by the team for the private board. */
    selected: boolean('selected').notNull().default(false),
    /**
     * The scores as they are revealed (store/shown-scores.ts), which is all that anyone but managers
     * sees and that ranks are made of; after the task's end the exact private ones take their place.
     * For a form the mean of the reviewers' scores, on both boards.
     */
    publicScore: doublePrecision('public_score'),
    privateScore: doublePrecision('private_score'),
    /** The task's further scores in their order, revealed as well; they break ties. */
    publicFurther: doublePrecision('public_further').array().notNull().default([]),
    privateFurther: doublePrecision('private_further').array().notNull().default([]),
    /**
     * Number of rows whose prediction is no label of the solution, for a scored file; null for
     * numbers.
     */
    unknownLabels: integer('unknown_labels'),
    /** Why an organizer took it out; null unless it is. */
    invalidReason: text('invalid_reason'),
    /** Chinese; what was wrong with the file. */
    errorMessage: text('error_message'),
    /** True where the file stopped its scorer: an error of the file that counts all the same. */
    stoppedScorer: boolean('stopped_scorer').notNull().default(false),
  },
  (table) => [
    index('works_team_task').on(table.teamId, table.taskId, table.uploadDate.desc().nullsFirst()),
    index('works_task').on(table.taskId, table.uploadDate.desc().nullsFirst()),
    index('works_member').on(table.memberId, table.uploadDate.desc().nullsFirst()),
    // Works that wait for someone, a small part of a competition's works.
    index('works_waiting')
      .on(table.competitionId)
      .where(sql`${table.status} in (0, -2)`),
  ],
);
export type WorkRow = typeof works.$inferSelect;

/** The exact scores of a part, the first and the further ones. */
export interface ExactScores {
  public: number[];
  private: number[];
}

/** The same rounded, with the step of the first public one; null where its digits were counted. */
export interface RoundedScores extends ExactScores {
  step: number | null;
}

/** Predictions that were clipped before they were scored, by the bound, of all rows. */
export interface ClippedWork {
  below: number;
  above: number;
  /** The bounds that the organizer set; null where they are the solution's own. */
  min: number | null;
  max: number | null;
}

/**
 * Results of scoring works, and hashes of what they were scored by; in a table of its own, so that no list of
 * works reads it. Exact scores are for managers alone (store/exact-scores.ts).
 */
export const workScorings = pgTable('work_scorings', {
  workId: text('work_id')
    .primaryKey()
    .references(() => works.id, { onDelete: 'cascade' }),
  exact: jsonb('exact').$type<ExactScores>().notNull(),
  /** Scores that are shown in place of the exact ones, unless the task says otherwise (store/shown-scores.ts). */
  rounded: jsonb('rounded').$type<RoundedScores>(),
  clipped: jsonb('clipped').$type<ClippedWork>(),
  /** Rows of each part; null where the scorer reported none. */
  publicRows: integer('public_rows'),
  privateRows: integer('private_rows'),
  /**
   * Influence values of the rows on the first score, summed over 256 blocks: Float32, little endian,
   * 1 KB. Null where they aren't known.
   */
  publicInfluences: bytea('public_influences'),
  privateInfluences: bytea('private_influences'),
  /** SHA-256 in hexadecimal digits: of the rules with metric and parameters, the file, the solution. */
  rulesHash: text('rules_hash').notNull(),
  fileHash: text('file_hash').notNull(),
  solutionHash: text('solution_hash').notNull(),
  /** Time that scoring it took; null where a worker scored it. */
  seconds: doublePrecision('seconds'),
});

/** A work's columns as it was scored, before a protected board decides what of them is shown. */
export type ScoredColumns = Pick<
  WorkRow,
  | 'status'
  | 'publicScore'
  | 'privateScore'
  | 'publicFurther'
  | 'privateFurther'
  | 'unknownLabels'
  | 'errorMessage'
>;

/** Decisions of protected boards on works, in the order of their submission (ladder/deciding.ts). */
export const boardDecisions = pgTable(
  'board_decisions',
  {
    workId: text('work_id')
      .primaryKey()
      .references(() => works.id, { onDelete: 'cascade' }),
    scored: jsonb('scored').$type<ScoredColumns>().notNull(),
    /** True where the score is shown; null while earlier works of the team are still scored. */
    shown: boolean('shown'),
  },
  (table) => [
    index('board_decisions_open')
      .on(table.workId)
      .where(sql`${table.shown} is null`),
  ],
);

/** Sums of what the answers of a protected board have told; they only rise. */
export const boardBudgets = pgTable('board_budgets', {
  taskId: text('task_id')
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  /** The most bits of the hidden rows that they can have told. */
  bits: doublePrecision('bits').notNull(),
  /** Works that were answered, and those whose score was shown. */
  answers: integer('answers').notNull(),
  shown: integer('shown').notNull(),
  /** Rows of the public part; null where the scorer reports none. */
  publicRows: integer('public_rows'),
});

/**
 * Works of former teams that a team's limits still count: who leaves a team leaves its works
 * behind and keeps what they have used. The works themselves are counted, not their number, so
 * that teams which part and join again count each work once.
 */
export const inheritedWorks = pgTable(
  'inherited_works',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    workId: text('work_id')
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.workId] }),
    index('inherited_works_work').on(table.workId),
  ],
);

/** Reviews that reviewers gave works, one each. */
export const workReviews = pgTable(
  'work_reviews',
  {
    workId: text('work_id')
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    reviewerId: text('reviewer_id')
      .notNull()
      .references(() => members.id),
    score: doublePrecision('score').notNull(),
    comment: text('comment').notNull(),
    reviewDate: timestamptz('review_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workId, table.reviewerId] })],
);

/**
 * Number of times that a captain has renewed the team's upload token of a task; the token is made
 * of it.
 */
export const uploadTokenVersions = pgTable(
  'upload_token_versions',
  {
    taskId: text('task_id')
      .notNull()
      .references(() => tasks.id),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.teamId] })],
);

/** Qualification reviews: one a team and stage, replaced by the next after a rejection. */
export const authorizations = pgTable(
  'authorizations',
  {
    id: id(),
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id),
    stageId: text('stage_id')
      .notNull()
      .references(() => stages.id),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    submitDate: timestamptz('submit_date').notNull(),
    answers: jsonb('answers').$type<StoredAnswer[]>().notNull(),
    /** authorizeStatus of the contract. */
    status: integer('status').notNull(),
    denyReason: text('deny_reason'),
    reviewerId: text('reviewer_id').references(() => members.id),
    reviewDate: timestamptz('review_date'),
  },
  (table) => [
    unique('authorizations_once').on(table.stageId, table.teamId),
    index('authorizations_stage').on(table.stageId, table.status, table.submitDate),
    index('authorizations_team').on(table.teamId),
  ],
);
export type AuthorizationRow = typeof authorizations.$inferSelect;

/** Files that belong to answers, so that readers of the answers may read them. */
export const answerFiles = pgTable(
  'answer_files',
  {
    fileKey: text('file_key').notNull(),
    workId: text('work_id').references(() => works.id, { onDelete: 'cascade' }),
    authorizationId: text('authorization_id').references(() => authorizations.id, {
      onDelete: 'cascade',
    }),
  },
  (table) => [index('answer_files_key').on(table.fileKey)],
);

export const boards = ['public', 'private'] as const;
export type Board = (typeof boards)[number];

/** A team's best result in a task, by board. Ranks are not stored; the index is the board. */
export const teamBests = pgTable(
  'team_bests',
  {
    taskId: text('task_id')
      .notNull()
      .references(() => tasks.id),
    board: text('board', { enum: boards }).notNull(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    /** As it is revealed. */
    score: doublePrecision('score').notNull(),
    /** The score before it was rounded, for managers alone; null where it wasn't. */
    exactScore: doublePrecision('exact_score'),
    /** The score where smaller is better, else its negative: ascending is best first. */
    sortKey: doublePrecision('sort_key').notNull(),
    /** The further scores of that work, revealed, in the task's order. */
    further: doublePrecision('further').array().notNull().default([]),
    /** The same for sorting as sortKey is: they break ties in their order. */
    tieKeys: doublePrecision('tie_keys').array().notNull().default([]),
    bestDate: timestamptz('best_date').notNull(),
    lastDate: timestamptz('last_date').notNull(),
    /** Reviewed works. */
    entries: integer('entries').notNull(),
    /** Author of the work that has the score. */
    authorship: text('authorship', { enum: authorships }).notNull().default('HUMAN'),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.board, table.teamId] }),
    index('team_bests_rank').on(
      table.taskId,
      table.board,
      table.sortKey,
      table.tieKeys,
      table.bestDate,
      table.teamId,
    ),
  ],
);
export type TeamBestRow = typeof teamBests.$inferSelect;

/**
 * Facts about a task's boards that database triggers keep, in the transaction of every change of
 * their rows. The revision rises: it shows whether a board of several tasks, once worked out, is
 * still valid.
 */
export const boardRevisions = pgTable('board_revisions', {
  taskId: text('task_id')
    .primaryKey()
    .references(() => tasks.id),
  revision: bigint('revision', { mode: 'number' }).notNull(),
  /** Number of teams on each board: counting them takes most of a page's time. */
  publicRows: integer('public_rows').notNull().default(0),
  privateRows: integer('private_rows').notNull().default(0),
});

/** Lines, log and pictures that a worker tells about a work; apart, as no list of works reads them. */
export const workReports = pgTable('work_reports', {
  workId: text('work_id')
    .primaryKey()
    .references(() => works.id, { onDelete: 'cascade' }),
  /** The latest, oldest first. */
  lines: text('lines').array().notNull().default([]),
  /** 0 to 1; null where the worker doesn't say. */
  progress: doublePrecision('progress'),
  log: text('log'),
  pictures: jsonb('pictures').$type<{ key: string; name: string }[]>().notNull().default([]),
  /** The latest failures of the workers' own, oldest first, in their words; for managers alone. */
  failures: jsonb('failures').$type<{ date: string; message: string }[]>().notNull().default([]),
});
