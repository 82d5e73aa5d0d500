import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import type { Services } from '../../services.ts';
import { taskSecret } from '../competitions/store/task-secrets.ts';
import { tasks, taskSolutions } from '../competitions/tables.ts';
import { settlementOf } from './scoring/settlement.ts';
import type { Scorer } from './scoring/scorer.ts';
import { afterNothing, type FoundWork, giveUpWork, settleWork, workOf } from './settling.ts';

/**
 * Tells whether the work was scored by what counts now. From here until the end of the transaction,
 * organizers who change that wait, and then find the work settled.
 */
const isCurrent = async (tx: Transaction, { task, solution }: FoundWork): Promise<boolean> => {
  await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, task.id)).for('key share');
  const { taskId, revision } = taskSolutions;
  const [now] = await tx.select({ revision }).from(taskSolutions).where(eq(taskId, task.id));
  return now?.revision === solution?.revision;
};

/** Reviews a submitted result file against the hidden solution. */
export const reviewHandler = (services: Services, scorer: Scorer): JobHandler => {
  const { database, files } = services;

  const score = async ({ work, task, solution }: FoundWork) => {
    if (!solution || !task.objective || work.fileKey === null)
      throw new Error(`task ${task.id} can't be scored`);
    const content = await buffer(await files.open(work.fileKey));
    const result = new Uint8Array(content).buffer;
    const basis = { csv: solution.csv, secret: await taskSecret(database.db, task.id) };
    const started = performance.now();
    const outcome = await scorer.score({ result, basis, task: task.objective });
    return { outcome, seconds: (performance.now() - started) / 1_000 };
  };

  return {
    run: async (job, finish) => {
      for (;;) {
        const found = await workOf(database.db, job);
        const settlement = found && settlementOf(await score(found), found.task.objective);
        const isDone = await database.transaction(async (tx) => {
          if (found && !(await isCurrent(tx, found))) return false;
          await finish(tx);
          if (found && settlement) await settleWork(tx, services, job, found, settlement);
          else await afterNothing(tx, services, job);
          return true;
        });
        if (isDone) return;
      }
    },
    giveUp: (tx, job) => giveUpWork(tx, services, job),
  };
};
