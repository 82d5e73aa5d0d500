import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { expectedBests } from '#domains/submissions/store/bests.ts';
import { teamBests } from '#domains/submissions/tables.ts';

/** Names the rows of a task's boards that aren't what its works make of them; English. */
export const boardDifferences = async (
  db: Handle,
  scope: { taskId: string; now: Date },
): Promise<string[]> => {
  const { board, teamId, score, further, entries } = teamBests;
  const kept = await db
    .select({ board, teamId, score, further, entries })
    .from(teamBests)
    .where(eq(teamBests.taskId, scope.taskId));
  const expected = await expectedBests(db, scope);
  const keyOf = (row: (typeof expected)[number]) => `${row.board} board, team ${row.teamId}`;
  const rows = new Map(kept.map((row) => [keyOf(row), row]));
  const differing = expected.filter((row) => !isDeepStrictEqual(rows.get(keyOf(row)), row));
  const known = new Set(expected.map(keyOf));
  const extra = kept.filter((row) => !known.has(keyOf(row)));
  return [...differing, ...extra].map(keyOf);
};
