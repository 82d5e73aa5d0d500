import { count, eq } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#refusal.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import {
  type CompetitionRow,
  type StageRow,
  stages,
  type TaskRow,
  tasks,
} from '../competitions/tables.ts';
import { type HeldBoard, holdBoard } from '../submissions/store/board-settings.ts';
import { works } from '../submissions/tables.ts';

/**
 * Locks a task for its managers, until the transaction ends.
 *
 * @throws Refusal NOT_FOUND, or as `lockManaged` says
 */
export const lockTask = async (
  tx: Transaction,
  caller: Caller,
  id: string,
): Promise<{ task: TaskRow; stage: StageRow; competition: CompetitionRow }> => {
  const [row] = await tx
    .select({ task: tasks, stage: stages })
    .from(tasks)
    .innerJoin(stages, eq(stages.id, tasks.stageId))
    .where(eq(tasks.id, id));
  if (!row) throw notFound('任务');
  const competition = await lockManaged(tx, caller, row.task.competitionId);
  // Works of the task refer to its row: who submits waits until it is settled how they are scored.
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, id)).for('update');
  if (!task) throw notFound('任务');
  return { task, stage: row.stage, competition };
};

/**
 * Holds what a task's board shows for its managers, and locks the task.
 *
 * @throws Refusal NOT_FOUND, or as `lockManaged` says
 */
export const holdManaged = async (
  tx: Transaction,
  caller: Caller,
  id: string,
): Promise<HeldBoard> => {
  const [row] = await tx
    .select({ competitionId: tasks.competitionId })
    .from(tasks)
    .where(eq(tasks.id, id));
  if (!row) throw notFound('任务');
  await lockManaged(tx, caller, row.competitionId);
  return holdBoard(tx, id);
};

/** Number of works that were handed in for a task. */
export const worksOf = async (tx: Transaction, taskId: string): Promise<number> => {
  const [row] = await tx.select({ works: count() }).from(works).where(eq(works.taskId, taskId));
  return row?.works ?? 0;
};
