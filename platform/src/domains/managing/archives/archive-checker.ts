import { archiveLimits } from '@whaletide/schema/domains/managing/rules/archives.ts';
import { processPool, type RunOptions } from '#processes/process-pool.ts';
import { isFaultOfTask, type UnfinishedReason } from '#processes/unfinished-task.ts';
import { ArchiveProblem } from './archive-problem.ts';
import type { CheckTask } from './check-archive.ts';
import type { CheckReply } from './check-process.ts';

/** Gigabytes are unpacked in a minute or two; what takes this long was made to. */
const LONGEST_MS = 600_000;
const MEMORY_MB = 512;

const problems: Partial<Record<UnfinishedReason, string>> = {
  TIMEOUT: '压缩包的检查超时',
  DIED: '压缩包的内容太大或太复杂，无法读取',
};

/** Checks archives in processes of their own. */
export const archiveChecker = ({ atOnce = 1 } = {}) => {
  const pool = processPool<CheckTask, CheckReply>({
    script: new URL('./check-process.ts', import.meta.url),
    memoryMb: MEMORY_MB,
    longestMs: LONGEST_MS,
    replyBytes: 3 * archiveLimits.document,
    atOnce,
  });
  return {
    /**
     * @throws ArchiveProblem for what is wrong with it, or what it does to its reader; Abandoned where
     *   `gone` aborts
     */
    check: async (task: CheckTask, { gone }: Pick<RunOptions<never>, 'gone'>) => {
      const reply = await pool.run(task, { gone }).catch((error: unknown) => {
        const problem = isFaultOfTask(error) ? problems[error.reason] : undefined;
        throw problem === undefined ? error : new ArchiveProblem(problem);
      });
      if ('problem' in reply) throw new ArchiveProblem(reply.problem);
      return reply.archive;
    },
    stop: pool.stop,
  };
};
export type ArchiveChecker = ReturnType<typeof archiveChecker>;
