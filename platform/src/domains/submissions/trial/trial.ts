import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { Piscina } from 'piscina';
import type { Trial, TrialResult } from '@whaletide/schema/domains/submissions/rest/trial.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '../../competitions/store/access.ts';
import { taskSecret } from '../../competitions/store/task-secrets.ts';
import { tasks, taskSolutions } from '../../competitions/tables.ts';
import type { TrialTask } from './trial-thread.ts';

/** The thread ends when nothing has come for so long. */
const IDLE_MS = 10_000;
/** The largest solution scores in seconds; a run that takes this long hangs. */
const LONGEST_MS = 60_000;
/** Runs that wait for the one under way; more are refused, and nothing is lost by it. */
const MOST_WAITING = 5;

/** Runs trials in a thread of their own, one at a time. */
export const trialRunner = () => {
  const pool = new Piscina<TrialTask, TrialResult[]>({
    filename: new URL('./trial-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  return {
    /** @throws Refusal CONFLICT where too many wait, or it takes too long */
    run: async (task: TrialTask): Promise<TrialResult[]> => {
      if (pool.queueSize >= MOST_WAITING) throw conflict('正在试运行的任务较多，请稍后再试');
      const signal = AbortSignal.timeout(LONGEST_MS);
      try {
        return await pool.run(task, { signal });
      } catch (error) {
        if (signal.aborted) throw conflict('标准答案太大，试运行超时');
        throw error;
      }
    },
    close: () => pool.destroy(),
  };
};
export type TrialRunner = ReturnType<typeof trialRunner>;

/**
 * Scores what a trial run scores; it stores nothing.
 * @throws Refusal NOT_FOUND, as managedCompetition, CONFLICT without a solution and for a task of
 * the organizer's own workers
 */
export const tryTask = async (
  { database: { db }, files }: Services,
  runner: TrialRunner,
  caller: Caller,
  taskId: string,
): Promise<Trial> => {
  const [task] = await db.select().from(tasks).where(eq(tasks.id, taskId));
  if (!task) throw notFound('任务');
  await managedCompetition(db, caller, task.competitionId);
  const { objective } = task;
  if (!objective) throw conflict('人工评审的任务没有自动评分');
  if (objective.scorer === 'worker') throw conflict('由评测机评分的任务不能在这里试运行');
  const [solution] = await db
    .select({ csv: taskSolutions.csv })
    .from(taskSolutions)
    .where(eq(taskSolutions.taskId, taskId));
  if (!solution) throw conflict('该任务还没有标准答案');
  const { sampleKey } = objective;
  const sample = sampleKey ? new Uint8Array(await buffer(await files.open(sampleKey))) : null;
  const basis = { csv: solution.csv, secret: await taskSecret(db, taskId) };
  return { Results: await runner.run({ basis, task: objective, sample }) };
};
