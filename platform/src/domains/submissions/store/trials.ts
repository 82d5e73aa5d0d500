import { Piscina } from 'piscina';
import type { TrialResult } from '@whaletide/schema/domains/submissions/rest/trial.ts';
import { conflict } from '#refusal.ts';
import type { MetricTask, TrialTask } from '../trial/trial-thread.ts';

/** The thread ends when nothing has come for so long. */
const IDLE_MS = 10_000;
/** Time of a run, within what its caller waits for. */
const LONGEST_MS = 13_000;
/** Runs that wait for the one under way; more are refused, and nothing is lost by it. */
const MOST_WAITING = 5;

/** Runs trials in a thread of their own, one at a time. */
export const trialRunner = () => {
  const pool = new Piscina<TrialTask | MetricTask, TrialResult[] | string | null>({
    filename: new URL('../trial/trial-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  const run = async (name: string, task: TrialTask | MetricTask) => {
    if (pool.queueSize >= MOST_WAITING) throw conflict('正在试运行的任务较多，请稍后再试');
    const signal = AbortSignal.timeout(LONGEST_MS);
    try {
      return await pool.run(task, { signal, name });
    } catch (error) {
      if (signal.aborted) throw conflict('试运行超时：标准答案太大，或评分程序太慢');
      throw error;
    }
  };
  return {
    /** @throws Refusal CONFLICT where too many wait, or it takes too long */
    run: (task: TrialTask) => run('default', task) as Promise<TrialResult[]>,
    /** Says in Chinese why an own metric gives no score; null where it does. @throws as `run` */
    tryMetric: (task: MetricTask) => run('tryMetric', task) as Promise<string | null>,
    close: () => pool.destroy(),
  };
};
export type TrialRunner = ReturnType<typeof trialRunner>;
