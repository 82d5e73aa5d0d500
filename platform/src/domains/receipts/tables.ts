import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { bytea } from '#database/columns.ts';

/**
 * Leaves of the public log of scores, in their order from 0. A trigger refuses changes: nothing
 * refers to another table, so that the log outlives what it is about.
 */
export const logLeaves = pgTable(
  'log_leaves',
  {
    index: bigint('index', { mode: 'number' }).primaryKey(),
    /** Canonical JSON (schema/domains/receipts/rules/leaf.ts). */
    leaf: text('leaf').notNull(),
    /** Null for a leaf that is about no work. */
    workId: text('work_id'),
    taskId: text('task_id'),
    /** Values that the leaf commits to, and the secret that its salts are made of. */
    teamId: text('team_id'),
    scores: text('scores'),
    solutionHash: text('solution_hash'),
    secret: bytea('secret'),
  },
  (table) => [
    index('log_leaves_work').on(table.workId, table.index),
    index('log_leaves_task').on(table.taskId, table.index),
  ],
);
export type LogLeafRow = typeof logLeaves.$inferSelect;

/** Hashes of the log's full subtrees; those of level 0 are the leaves'. */
export const logNodes = pgTable(
  'log_nodes',
  {
    level: smallint('level').notNull(),
    index: bigint('index', { mode: 'number' }).notNull(),
    hash: bytea('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.level, table.index] })],
);

/** Size of the log and the hashes of the full subtrees that it is made of; one row. */
export const logEdge = pgTable(
  'log_edge',
  {
    id: integer('id').primaryKey().default(1),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** One after the other, 32 bytes each. */
    hashes: bytea('hashes').notNull(),
  },
  (table) => [check('log_edge_once', sql`${table.id} = 1`)],
);
