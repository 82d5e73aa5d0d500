import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Handle } from '#database/database.ts';
import { uploads } from '#domains/uploads/tables.ts';
import { works } from '../tables.ts';

/** Statuses of works that are scored again with their task: settled, and not taken out. */
export const rescoredStatuses = [
  workStatus.reviewed,
  workStatus.fileError,
  workStatus.platformError,
] as const;

/** Settled, with a file that is still there: the others keep the result that they have. */
const again = sql`${inArray(works.status, [...rescoredStatuses])} and exists (select 1 from ${uploads} where ${uploads.key} = ${works.fileKey})`;

/** The works of these tasks that would be scored again. */
export const againOf = (taskIds: string | readonly string[] | SQL): SQL | undefined =>
  and(
    Array.isArray(taskIds)
      ? inArray(works.taskId, [...(taskIds as string[])])
      : eq(works.taskId, taskIds as string | SQL),
    again,
  );

/** A work's id where it would be scored again, else null; for counting. */
export const isRescored = sql`case when ${again} then ${works.id} end`;

/** Counts the works of the task that would be scored again. */
export const scoredWorks = async (db: Handle, taskId: string): Promise<number> => {
  const [row] = await db.select({ works: count() }).from(works).where(againOf(taskId));
  return row?.works ?? 0;
};
