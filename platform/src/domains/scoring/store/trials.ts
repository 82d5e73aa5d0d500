import type { TrialResult } from '@whaletide/schema/domains/submissions/rest/trial.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import type { Limits } from '#limits.ts';
import { processPool } from '#processes/process-pool.ts';
import { isFaultOfTask } from '#processes/unfinished-task.ts';
import { conflict } from '#refusal.ts';
import type { TrialWork } from '../trial/process.ts';
import type { MetricTask, TrialTask } from '../trial/trial-thread.ts';

/** Time of a run with its wait, within what its caller waits for. */
const LONGEST_MS = 13_000;
/** Runs under way or waiting; more are refused, and nothing is lost by it. */
const PLACES = 6;
/** Seconds after which to come back then. */
const RETRY_SECONDS = 10;
const CROWDED = '正在试运行的任务较多，请稍后再试';

/** Runs trials in processes of their own, one for each organizer at a time. */
export const trialRunner = ({ scorerMemory, trialProcesses }: Limits) => {
  const pool = processPool<TrialWork, unknown>({
    script: new URL('../trial/process.ts', import.meta.url),
    memoryMb: scorerMemory,
    longestMs: LONGEST_MS,
    atOnce: trialProcesses,
    queue: { places: PLACES, full: CROWDED, retryAfter: RETRY_SECONDS },
  });
  const run = async (work: TrialWork, keys: readonly string[]) => {
    const over = AbortSignal.timeout(LONGEST_MS);
    const begun = performance.now();
    try {
      return await pool.run(work, { keys, gone: over });
    } catch (error) {
      const isLate = over.aborted || performance.now() - begun >= LONGEST_MS;
      if (isLate) throw conflict('试运行超时：标准答案太大，或评分程序太慢');
      if (isFaultOfTask(error) && error.reason === 'DIED')
        throw conflict('试运行时内存不足：标准答案太大，或评分程序占用的内存太多');
      if (isFaultOfTask(error)) throw error;
      throw new Refusal('RATE_LIMITED', CROWDED, { retryAfter: RETRY_SECONDS });
    }
  };
  return {
    /**
     * @param keys who asks, each of whom has one run at a time
     * @throws Refusal RATE_LIMITED where too many wait, CONFLICT where it takes too long
     */
    run: (trial: TrialTask, keys: readonly string[] = []) =>
      run({ trial }, keys) as Promise<TrialResult[]>,
    /** Says in Chinese why an own metric gives no score; null where it does. @throws as `run` */
    tryMetric: (metric: MetricTask, keys: readonly string[] = []) =>
      run({ metric }, keys) as Promise<string | null>,
    stop: pool.stop,
  };
};
export type TrialRunner = ReturnType<typeof trialRunner>;
