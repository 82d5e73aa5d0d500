import { and, arrayContains, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import {
  competitions,
  type StageRow,
  stages,
  type TaskRow,
  tasks,
  taskSolutions,
} from '../tables.ts';
import { makeTaskSecret } from './task-secrets.ts';

/** Changes by those who manage a competition: they hold its lock (lock.ts) and have checked them. */

type New<T extends typeof competitions | typeof stages | typeof tasks> = T['$inferInsert'];

export const insertCompetition = async (
  tx: Transaction,
  values: New<typeof competitions>,
): Promise<void> => {
  await tx.insert(competitions).values(values);
};

export const changeCompetition = async (
  tx: Pick<Transaction, 'update'>,
  id: string,
  values: Partial<New<typeof competitions>>,
): Promise<void> => {
  await tx
    .update(competitions)
    .set({ updateDate: sql`now()`, ...values })
    .where(eq(competitions.id, id));
};

/** A column that goes for good stands beside no competition any more; their managers did nothing. */
export const leaveRelatedColumns = async (tx: Transaction, columnId: string): Promise<void> => {
  await tx
    .update(competitions)
    .set({ relatedColumns: sql`array_remove(${competitions.relatedColumns}, ${columnId})` })
    .where(arrayContains(competitions.relatedColumns, [columnId]));
};

export const insertStage = async (
  tx: Transaction,
  values: New<typeof stages>,
): Promise<StageRow> => {
  const [row] = await tx.insert(stages).values(values).returning();
  if (!row) throw new Error('the stage was not stored');
  return row;
};

export const changeStage = async (
  tx: Transaction,
  id: string,
  values: Partial<New<typeof stages>>,
): Promise<void> => {
  await tx.update(stages).set(values).where(eq(stages.id, id));
};

export const deleteStage = async (tx: Transaction, id: string): Promise<void> => {
  await tx.delete(stages).where(eq(stages.id, id));
};

type SolutionRow = typeof taskSolutions.$inferSelect;

/** A solution as it is kept, with what it was read as. */
type TaskSolution = Pick<SolutionRow, 'csv' | 'figures' | 'checksum'>;

/** Source of a solution. */
export type SolutionSource = Pick<SolutionRow, 'fileName' | 'storedBy' | 'storeDate'>;

/** Adds a task, with its solution where it has one. */
export const insertTask = async (
  tx: Transaction,
  values: New<typeof tasks>,
  solution: (TaskSolution & SolutionSource) | undefined,
): Promise<TaskRow> => {
  const [task] = await tx.insert(tasks).values(values).returning();
  if (!task) throw new Error('the task was not stored');
  await makeTaskSecret(tx, task.id);
  if (solution) {
    const { csv, figures, checksum, fileName, storedBy, storeDate } = solution;
    const source = { fileName, storedBy, storeDate };
    await tx.insert(taskSolutions).values({ taskId: task.id, csv, figures, checksum, ...source });
  }
  return task;
};

export const changeTask = async (
  tx: Transaction,
  id: string,
  values: Partial<New<typeof tasks>>,
): Promise<void> => {
  await tx.update(tasks).set(values).where(eq(tasks.id, id));
};

export const deleteTask = async (tx: Transaction, id: string): Promise<void> => {
  await tx.delete(taskSolutions).where(eq(taskSolutions.taskId, id));
  await tx.delete(tasks).where(eq(tasks.id, id));
};

/**
 * Keeps what a task is scored by from now on; the revision tells works of before from later ones.
 * @param change.isSame whether works are scored as before: then only what is known of it changes
 * @param change.source of a new file; absent keeps what is known
 */
export const putSolution = async (
  tx: Transaction,
  taskId: string,
  { csv, figures, checksum }: TaskSolution,
  { isSame, source }: { isSame: boolean; source: SolutionSource | undefined },
): Promise<void> => {
  const read = { csv, figures, checksum, ...source };
  await tx
    .insert(taskSolutions)
    .values({ taskId, ...read })
    .onConflictDoUpdate({
      target: taskSolutions.taskId,
      set: {
        ...read,
        revision: isSame ? taskSolutions.revision : sql`${taskSolutions.revision} + 1`,
      },
    });
};

/** Adds what a solution was read as, where it was kept before that was known. */
export const addSolutionFigures = async (
  db: Pick<Transaction, 'update'>,
  {
    taskId,
    revision,
    figures,
  }: Pick<typeof taskSolutions.$inferSelect, 'taskId' | 'revision' | 'figures'>,
): Promise<void> => {
  await db
    .update(taskSolutions)
    .set({ figures })
    .where(and(eq(taskSolutions.taskId, taskId), eq(taskSolutions.revision, revision)));
};

/** Opens a task's private board, where this is still its time and it isn't open yet. */
export const openPrivateBoard = async (
  tx: Transaction,
  { taskId, date, now }: { taskId: string; date: Date; now: Date },
): Promise<void> => {
  await tx
    .update(tasks)
    .set({ showPrivateLeaderboard: true, privateOpenedDate: now })
    .where(
      and(
        eq(tasks.id, taskId),
        eq(tasks.privateOpenDate, date),
        eq(tasks.showPrivateLeaderboard, false),
      ),
    );
};
