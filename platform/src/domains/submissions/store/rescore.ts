import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { tasks } from '../../competitions/tables.ts';
import { uploads } from '../../uploads/tables.ts';
import { works } from '../tables.ts';
import { rescoreKind } from './job-kinds.ts';

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

/** Queues every settled work of a task to be scored again, and answers how many. */
export const queueRescore = async (
  tx: Transaction,
  { jobs }: Pick<Services, 'jobs'>,
  taskId: string,
): Promise<number> => {
  const rows = await tx.select({ workId: works.id }).from(works).where(againOf(taskId));
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, taskId));
  if (task) await jobs.addAll(tx, rescoreKind(task), rows);
  return rows.length;
};
