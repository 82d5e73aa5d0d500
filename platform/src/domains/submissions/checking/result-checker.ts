import { Piscina } from 'piscina';
import type { ResultCheck } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { conflict } from '#refusal.ts';
import type { CheckTask, SampleTask } from './check-thread.ts';

/** The thread ends when nothing has come for so long. */
const IDLE_MS = 10_000;
/** The largest result that is taken reads in seconds; one that takes this long hangs. */
const LONGEST_MS = 60_000;
/** Checks that wait for the one under way; more are refused, and nothing is lost by it. */
const MOST_WAITING = 20;

export interface ResultChecker {
  /** @throws Refusal CONFLICT where too many wait, or it takes too long */
  check: (task: CheckTask) => Promise<ResultCheck>;
  /** Scores on the sample with answers. @throws Refusal as `check` */
  scoreOnSample: (task: SampleTask) => Promise<ResultCheck>;
  close: () => Promise<void>;
}

/** Checks results in a thread of its own, one at a time. */
export const resultChecker = (): ResultChecker => {
  const pool = new Piscina<CheckTask | SampleTask, ResultCheck>({
    filename: new URL('./check-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  const run = async (name: string, task: CheckTask | SampleTask) => {
    if (pool.queueSize >= MOST_WAITING) throw conflict('正在检查的文件较多，请稍后再试');
    const signal = AbortSignal.timeout(LONGEST_MS);
    try {
      return await pool.run(task, { signal, name });
    } catch (error) {
      if (signal.aborted) throw conflict('文件太大，检查超时');
      throw error;
    }
  };
  return {
    check: (task) => run('default', task),
    scoreOnSample: (task) => run('scoreOnSample', task),
    close: () => pool.destroy(),
  };
};
