import type { Transaction } from '#database/database.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { openPrivateBoard } from '../competitions/store/changes.ts';
import type { TaskRow } from '../competitions/tables.ts';

/** Opens a task's private board at its time. */
export const OPEN_PRIVATE_BOARD_JOB = 'open-private-board';

interface Opening {
  taskId: string;
  /** ISO 8601; a job whose time is no longer the task's does nothing. */
  date: string;
}

/** Queues the opening for its time, where that is a new one. */
export const scheduleOpening = async (
  tx: Transaction,
  { jobs }: Services,
  { id, privateOpenDate }: Pick<TaskRow, 'id' | 'privateOpenDate'>,
  before: Date | null,
): Promise<void> => {
  if (privateOpenDate === null || privateOpenDate.getTime() === before?.getTime()) return;
  const opening: Opening = { taskId: id, date: privateOpenDate.toISOString() };
  await jobs.add(tx, OPEN_PRIVATE_BOARD_JOB, opening, { due: privateOpenDate });
};

export const openPrivateBoardHandler = ({ database, now }: Services): JobHandler => ({
  run: (job, finish) =>
    database.transaction(async (tx) => {
      await finish(tx);
      const { taskId, date } = job.data as Opening;
      await openPrivateBoard(tx, { taskId, date: new Date(date), now: now() });
    }),
  parks: true,
  giveUp: () => Promise.resolve(),
});
