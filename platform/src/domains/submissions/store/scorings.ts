import { eq, inArray } from 'drizzle-orm';
import type { Handle, Transaction } from '#database/database.ts';
import { type ExactScores, workScorings } from '../tables.ts';

export type NewScoring = Omit<typeof workScorings.$inferInsert, 'workId'>;

/** Keeps the scoring of a work in place of the one before; null where it has none any more. */
export const putScoring = async (
  tx: Transaction,
  workId: string,
  scoring: NewScoring | null,
): Promise<void> => {
  if (!scoring) {
    await tx.delete(workScorings).where(eq(workScorings.workId, workId));
    return;
  }
  await tx
    .insert(workScorings)
    .values({ workId, ...scoring })
    .onConflictDoUpdate({ target: workScorings.workId, set: scoring });
};

/** Exact scores of works by their ids, for the managers of their competition alone. */
export const exactScores = async (
  db: Handle,
  workIds: readonly string[],
): Promise<Map<string, ExactScores>> => {
  if (workIds.length === 0) return new Map();
  const rows = await db
    .select({ workId: workScorings.workId, exact: workScorings.exact })
    .from(workScorings)
    .where(inArray(workScorings.workId, [...workIds]));
  return new Map(rows.map(({ workId, exact }) => [workId, exact]));
};
