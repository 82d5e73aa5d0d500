import type { Limits } from '#limits.ts';
import { processPool, type RunOptions } from '#processes/process-pool.ts';
import { UnfinishedTask, type UnfinishedReason } from '#processes/unfinished-task.ts';
import type { NotebookTask } from './tasks.ts';

/** A notebook that couldn't be worked on within the limits. */
export class TooComplex extends Error {
  override name = 'TooComplex';
  readonly reason: UnfinishedReason;

  constructor(message: string, reason: UnfinishedReason) {
    super(message);
    this.reason = reason;
  }
}

type TaskLimits = Pick<
  Limits,
  'notebookMs' | 'notebookMemory' | 'notebookPageBytes' | 'notebookQueue'
>;

/** The reader that a work is for: the notebook's author, the reader's address … */
export type Asker = Pick<RunOptions<never>, 'gone'> & { keys: readonly string[] };

/**
 * Works on notebooks in processes of their own, a few at a time, each within limits of time,
 * memory and the size of its answer. A process that goes beyond them is killed; the next notebook
 * gets a new one.
 *
 * @param atOnce how many processes there are at most
 */
export const startNotebookProcesses = (limits: TaskLimits, atOnce = 1) => {
  const pool = processPool<NotebookTask, null, Uint8Array>({
    script: new URL('./process.ts', import.meta.url),
    memoryMb: limits.notebookMemory,
    longestMs: limits.notebookMs,
    atOnce,
    queue: {
      places: limits.notebookQueue,
      full: '正在处理的笔记本过多，请稍后再试',
      retryAfter: Math.ceil(limits.notebookMs / 1_000),
    },
  });

  return {
    /**
     * The answer of the task, as UTF-8.
     * @throws TooComplex; Abandoned where no one waits any more; Refusal RATE_LIMITED
     */
    run: async (task: NotebookTask, asker: Asker): Promise<Buffer> => {
      const slices: Uint8Array[] = [];
      let bytes = 0;
      try {
        await pool.run(task, {
          ...asker,
          onNote: (slice, { fail }) => {
            slices.push(slice);
            bytes += slice.length;
            if (bytes > limits.notebookPageBytes)
              fail(new TooComplex('its page is too large', 'THREW'));
          },
        });
      } catch (error) {
        if (!(error instanceof UnfinishedTask)) throw error;
        throw new TooComplex(error.message, error.reason);
      }
      return Buffer.concat(slices, bytes);
    },
    stop: pool.stop,
  };
};
