import { uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { processPool, type RunOptions } from '#processes/process-pool.ts';
import { isFaultOfTask } from '#processes/unfinished-task.ts';
import { badInput, conflict } from '#refusal.ts';
import type { SampleTask, SolutionReply, SolutionTask } from './read-solution.ts';
import type { ReaderTask } from './solution-process.ts';

/** The largest solution that is taken reads in half a minute; one that takes this long hangs. */
const LONGEST_MS = 120_000;
/** Heap of the process, in MiB: a solution of 256 MiB with ten million rows takes some 2,500. */
const MEMORY_MB = 4_096;
/** Quotes around cells and figures of all columns are added to a solution that is read. */
const REPLY_BYTES = 2 * uploadRules.solution.maxSize;

/** Names of those who wait for a solution, of whom each has one read at a time, and their leaving. */
export type SolutionAsker = Pick<RunOptions<never>, 'keys' | 'gone'>;

export interface SolutionReader {
  /** @throws Refusal CONFLICT where it takes too long, BAD_USER_INPUT where memory doesn't suffice */
  read: (task: SolutionTask) => Promise<SolutionReply>;
  /** Says what is wrong with a sample, in Chinese. @throws Refusal CONFLICT as `read` */
  compareSample: (task: SampleTask) => Promise<string[]>;
}

/** Reads solutions in processes of their own. */
export const solutionReader = ({ atOnce = 1 } = {}) => {
  const pool = processPool<ReaderTask, SolutionReply | string[]>({
    script: new URL('./solution-process.ts', import.meta.url),
    memoryMb: MEMORY_MB,
    longestMs: LONGEST_MS,
    replyBytes: REPLY_BYTES,
    atOnce,
  });
  const run = async (task: ReaderTask, asker: SolutionAsker): Promise<unknown> => {
    try {
      return await pool.run(task, asker);
    } catch (error) {
      if (!isFaultOfTask(error) || error.reason === 'THREW') throw error;
      throw error.reason === 'TIMEOUT'
        ? conflict('标准答案太大，读取超时', 'Objective.Solution')
        : badInput('标准答案的行太多，内存不足以读取，请减少行数', 'Objective.Solution');
    }
  };
  return {
    /** A reader for those who ask. */
    askedBy: (asker: SolutionAsker): SolutionReader => ({
      read: (solution) => run({ solution }, asker) as Promise<SolutionReply>,
      compareSample: (sample) => run({ sample }, asker) as Promise<string[]>,
    }),
    stop: pool.stop,
  };
};
export type SolutionReaders = ReturnType<typeof solutionReader>;
