import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { id, timestamptz } from '#database/columns.ts';
import { competitions, stages, tasks } from '../competitions/tables.ts';
import { boards } from '../submissions/tables.ts';
import { teams } from '../teams/tables.ts';

/** The outcome of a competition, as its organizer settles it; shown once it is published. */
export const finalRankings = pgTable(
  'final_rankings',
  {
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id),
    /** From 1, each its own: the order of the ranking. */
    place: integer('place').notNull(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    /** Free text such as 一等奖 ¥10,000; null for none. */
    reward: text('reward'),
    /** Whale coins for each member of the team. */
    coins: integer('coins').notNull().default(0),
    /** True where it shares the place of the team above it. */
    tied: boolean('tied').notNull().default(false),
    /** On the private board that the ranking was made of; null where it has none there. */
    score: doublePrecision('score'),
    /** Task of that board; null where it was that of a stage, or nothing is known of it. */
    taskId: text('task_id').references(() => tasks.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.place] }),
    unique('final_rankings_once').on(table.competitionId, table.teamId),
  ],
);

/** Boards of a task that belong together. */
export const leaderboardGroups = pgTable(
  'leaderboard_groups',
  {
    id: id(),
    taskId: text('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    activated: boolean('activated').notNull(),
    /** The order within the task. */
    position: integer('position').notNull(),
  },
  (table) => [index('leaderboard_groups_task').on(table.taskId, table.position)],
);
export type GroupRow = typeof leaderboardGroups.$inferSelect;

/** A board of a group. Its ranks are read from the task's bests, or for a period from its works. */
export const groupLeaderboards = pgTable(
  'group_leaderboards',
  {
    id: id(),
    groupId: text('group_id')
      .notNull()
      .references(() => leaderboardGroups.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    activated: boolean('activated').notNull(),
    /** Results in [start, end) count; null is without that bound. */
    startDate: timestamptz('start_date'),
    endDate: timestamptz('end_date'),
    /** True where all teams are on it, else those of `leaderboard_teams`. */
    allTeams: boolean('all_teams').notNull(),
    /** The order within the group. */
    position: integer('position').notNull(),
  },
  (table) => [index('group_leaderboards_group').on(table.groupId, table.position)],
);
export type GroupLeaderboardRow = typeof groupLeaderboards.$inferSelect;

/** The teams that an organizer chose for a board of a group. */
export const leaderboardTeams = pgTable(
  'leaderboard_teams',
  {
    leaderboardId: text('leaderboard_id')
      .notNull()
      .references(() => groupLeaderboards.id, { onDelete: 'cascade' }),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
  },
  (table) => [
    primaryKey({ columns: [table.leaderboardId, table.teamId] }),
    index('leaderboard_teams_team').on(table.teamId),
  ],
);

/** The HTML that the boards of a task or of a stage are shown in; apart, as no list reads it. */
export const boardTemplates = pgTable(
  'board_templates',
  {
    id: id(),
    taskId: text('task_id')
      .unique()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    stageId: text('stage_id')
      .unique()
      .references(() => stages.id, { onDelete: 'cascade' }),
    html: text('html').notNull(),
  },
  (table) => [
    check('board_templates_owner', sql`num_nonnulls(${table.taskId}, ${table.stageId}) = 1`),
  ],
);

/** Content of the external boards of the site's configuration, by their name there. */
export const externalBoards = pgTable('external_boards', {
  name: text('name').primaryKey(),
  html: text('html').notNull(),
  updateDate: timestamptz('update_date').notNull(),
});

/** A team that another can't be told apart from, with the difference of their scores and its margin. */
export interface StoredRival {
  team: string;
  difference: number;
  margin: number;
}

/**
 * Intervals of ranks and scores, computed by a job; one holds while the team's best is of that date.
 */
export const rankIntervals = pgTable(
  'rank_intervals',
  {
    taskId: text('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    board: text('board', { enum: boards }).notNull(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    bestDate: timestamptz('best_date').notNull(),
    /** Null where a team of the board can't be compared, as nothing is known of its work's rows. */
    rankLow: integer('rank_low'),
    rankHigh: integer('rank_high'),
    /** Null where there are too few rows. */
    scoreLow: doublePrecision('score_low'),
    scoreHigh: doublePrecision('score_high'),
    rivals: jsonb('rivals').$type<StoredRival[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.board, table.teamId] })],
);

/** Changes from the public to the private board beside what luck explains; each of the team's best of then. */
export const boardShakes = pgTable(
  'board_shakes',
  {
    taskId: text('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Time at which its work on the private board was submitted. */
    bestDate: timestamptz('best_date').notNull(),
    publicScore: doublePrecision('public_score').notNull(),
    privateScore: doublePrecision('private_score').notNull(),
    /** Band of the private score less the public one. */
    low: doublePrecision('low').notNull(),
    high: doublePrecision('high').notNull(),
    beyond: boolean('beyond').notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.teamId] })],
);

/** The last check of a task's works for shared errors. */
export const copyChecks = pgTable('copy_checks', {
  taskId: text('task_id')
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  state: text('state', { enum: ['running', 'done', 'failed'] }).notNull(),
  startDate: timestamptz('start_date').notNull(),
  doneDate: timestamptz('done_date'),
  /** Works that were compared. */
  works: integer('works').notNull().default(0),
});

/** Pairs of teams that it found, whose works share errors beyond chance. */
export const copyPairs = pgTable(
  'copy_pairs',
  {
    taskId: text('task_id')
      .notNull()
      .references(() => copyChecks.taskId, { onDelete: 'cascade' }),
    oneTeam: text('one_team')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    otherTeam: text('other_team')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    oneErrors: integer('one_errors').notNull(),
    otherErrors: integer('other_errors').notNull(),
    shared: integer('shared').notNull(),
    expected: doublePrecision('expected').notNull(),
    logChance: doublePrecision('log_chance').notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.oneTeam, table.otherTeam] })],
);

/** Revisions of boards for which intervals were last computed. */
export const intervalRuns = pgTable('interval_runs', {
  taskId: text('task_id')
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  revision: bigint('revision', { mode: 'number' }).notNull(),
});
