import { and, eq, sql } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { taskSecret } from '#domains/competitions/store/task-secrets.ts';
import { taskSolutions } from '#domains/competitions/tables.ts';
import type { ScoringRequest } from './scorer.ts';

/** A task's solution that is another one by now. */
export class SolutionChanged extends Error {
  override name = 'SolutionChanged';
}

/**
 * The basis on which works of a task are scored by its present solution, which is read where the
 * scorer doesn't know it yet.
 * @throws SolutionChanged, reading it too
 */
export const currentBasis = async (
  db: Handle,
  taskId: string,
  revision: number,
): Promise<ScoringRequest['basis']> => {
  const { csv } = taskSolutions;
  // Solutions that were stored before checksums were have none.
  const hash = sql<string>`coalesce(${taskSolutions.checksum}, md5(${csv}))`;
  const isCurrent = and(eq(taskSolutions.taskId, taskId), eq(taskSolutions.revision, revision));
  const [kept] = await db.select({ hash }).from(taskSolutions).where(isCurrent);
  const hasChanged = () => new SolutionChanged(`the solution of ${taskId} has changed`);
  if (!kept) throw hasChanged();
  return {
    // Its text may be another one by which works are scored as before.
    name: `${taskId} ${revision} ${kept.hash}`,
    secret: await taskSecret(db, taskId),
    read: async () => {
      const [now] = await db.select({ hash, csv }).from(taskSolutions).where(isCurrent);
      if (now?.hash !== kept.hash) throw hasChanged();
      return now.csv;
    },
  };
};
