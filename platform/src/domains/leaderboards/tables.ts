import {
  bigint,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns.ts';
import { competitions, tasks } from '../competitions/tables.ts';
import { teams } from '../teams/tables.ts';

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
    score: doublePrecision('score').notNull(),
    /** The score where smaller is better, else its negative: ascending is best first. */
    sortKey: doublePrecision('sort_key').notNull(),
    bestDate: moment('best_date').notNull(),
    lastDate: moment('last_date').notNull(),
    /** Reviewed works. */
    entries: integer('entries').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.board, table.teamId] }),
    index('team_bests_rank').on(
      table.taskId,
      table.board,
      table.sortKey,
      table.bestDate,
      table.teamId,
    ),
  ],
);
export type TeamBestRow = typeof teamBests.$inferSelect;

/**
 * Rises with every change of a task's rows, in the same transaction, by triggers of the database:
 * whoever has worked out a board of several tasks knows by it whether that still holds.
 */
export const boardRevisions = pgTable('board_revisions', {
  taskId: text('task_id')
    .primaryKey()
    .references(() => tasks.id),
  revision: bigint('revision', { mode: 'number' }).notNull(),
});

/** The outcome of a competition, as its organiser settles it; shown once it is published. */
export const finalRankings = pgTable(
  'final_rankings',
  {
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id),
    /** From 1. */
    place: integer('place').notNull(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    /** Free text such as 一等奖 ¥10,000; null for none. */
    reward: text('reward'),
    /** Whale coins for each member of the team. */
    coins: integer('coins').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.place] }),
    unique('final_rankings_once').on(table.competitionId, table.teamId),
  ],
);
