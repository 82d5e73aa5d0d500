import { Piscina } from 'piscina';
import { conflict } from '../../refusal.ts';
import type { SampleTask, SolutionReply, SolutionTask } from './solution-thread.ts';

/** The thread ends when no solution has come for so long. */
const IDLE_MS = 10_000;

/** The largest solution that is taken reads in seconds; one that takes this long hangs. */
const LONGEST_MS = 60_000;

export interface SolutionReader {
  /** @throws Refusal CONFLICT where it takes too long */
  read: (task: SolutionTask) => Promise<SolutionReply>;
  /** Says what is wrong with a sample, in Chinese. @throws Refusal CONFLICT where it takes too long */
  compareSample: (task: SampleTask) => Promise<string[]>;
  close: () => Promise<void>;
}

/** Reads solutions in a thread of its own, one at a time. */
export const solutionReader = (): SolutionReader => {
  const pool = new Piscina({
    filename: new URL('./solution-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  const run = async (name: string, task: SolutionTask | SampleTask): Promise<unknown> => {
    const signal = AbortSignal.timeout(LONGEST_MS);
    try {
      return await pool.run(task, { signal, name });
    } catch (error) {
      if (signal.aborted) throw conflict('标准答案太大，读取超时', 'Objective.Solution');
      throw error;
    }
  };
  return {
    read: (task) => run('default', task) as Promise<SolutionReply>,
    compareSample: (task) => run('compareSample', task) as Promise<string[]>,
    close: () => pool.destroy(),
  };
};
