import { Piscina } from 'piscina';
import type { CheckReply } from './check-thread.ts';
import type { CheckTask } from './check-archive.ts';
import { ArchiveProblem } from './archive-problem.ts';

/** The thread ends when nothing has come for so long. */
const IDLE_MS = 10_000;
/** Gigabytes are unpacked in a minute or two; what takes this long was made to. */
const LONGEST_MS = 600_000;
const MEMORY_MB = 512;

/** Checks archives in a thread of its own, one at a time. */
export const archiveChecker = () => {
  const pool = new Piscina<CheckTask, CheckReply>({
    filename: new URL('./check-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return {
    /** @throws ArchiveProblem for what is wrong with it, or takes too long */
    check: async (task: CheckTask) => {
      const signal = AbortSignal.timeout(LONGEST_MS);
      const reply = await pool.run(task, { signal }).catch((error: unknown) => {
        if (signal.aborted) throw new ArchiveProblem('压缩包的检查超时');
        throw error;
      });
      if ('problem' in reply) throw new ArchiveProblem(reply.problem);
      return reply.archive;
    },
    stop: () => pool.destroy(),
  };
};
export type ArchiveChecker = ReturnType<typeof archiveChecker>;
