import { eq, inArray, sql } from 'drizzle-orm';
import { toHex } from '@whaletide/schema/domains/receipts/rules/bytes.ts';
import { saltFor } from '@whaletide/schema/domains/receipts/rules/leaf.ts';
import type { Opening } from '@whaletide/schema/domains/receipts/rules/receipt-file.ts';
import type { Handle } from '#database/database.ts';
import { taskSecret } from '#domains/competitions/store/task-secrets.ts';
import { competitions, tasks } from '#domains/competitions/tables.ts';
import { sha256 } from './hashing.ts';
import type { LogLeafRow } from '../tables.ts';

/**
 * True for tasks whose leaves are open to everyone, over `tasks` and `competitions`: the final ranking
 * is published, and everyone may see the task's private board.
 */
const isOpened = sql<boolean>`(${competitions.finalRanking} and ${competitions.published}
  and ${competitions.trashedDate} is null and ${tasks.showPrivateLeaderboard})`;

/** Tasks among these whose leaves are open, with the salt of their solutions' commitments. */
export const openedTasks = async (
  db: Handle,
  taskIds: readonly string[],
): Promise<Map<string, Uint8Array>> => {
  const salts = new Map<string, Uint8Array>();
  if (taskIds.length === 0) return salts;
  const rows = await db
    .select({ id: tasks.id, isOpened })
    .from(tasks)
    .innerJoin(competitions, eq(competitions.id, tasks.competitionId))
    .where(inArray(tasks.id, [...new Set(taskIds)]));
  for (const row of rows)
    if (row.isOpened)
      salts.set(row.id, await saltFor(sha256, await taskSecret(db, row.id), 'solution'));
  return salts;
};

/** Values that a leaf commits to; null while its task isn't open, and where it has none. */
export const openingOf = async (
  { taskId, scores, solutionHash, secret }: LogLeafRow,
  opened: ReadonlyMap<string, Uint8Array>,
): Promise<Opening | null> => {
  const salt = opened.get(taskId ?? '');
  if (!salt || !secret || scores === null) return null;
  return {
    scores,
    scoresSalt: toHex(await saltFor(sha256, new Uint8Array(secret), 'private')),
    solution: solutionHash,
    solutionSalt: solutionHash === null ? null : toHex(salt),
  };
};
