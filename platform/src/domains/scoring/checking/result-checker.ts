import { Refusal } from '@whaletide/server/refusal.ts';
import type { Config } from '#config.ts';
import { processPool } from '#processes/process-pool.ts';
import { isFaultOfTask } from '#processes/unfinished-task.ts';
import { conflict } from '#refusal.ts';
import type { CheckReply, CheckWork, KeyedCheck } from './process.ts';

/** Time of one check, and of one with its wait: both end before the gateway gives its call up. */
const LONGEST_MS = 9_000;
const WAITED_MS = 12_000;
/** Checks that run or wait; more are refused, and nothing is lost by it. */
const PLACES = 60;
/** Seconds after which to come back then. */
const RETRY_SECONDS = 10;
const CROWDED = '正在检查的文件较多，请稍后再试';

/** The member who asks and their address: each has one check at a time, and its own wait. */
export interface Asking {
  keys: readonly string[];
  gone?: AbortSignal | undefined;
}

/** Checks results in processes of their own. */
export const resultChecker = ({
  dataDir,
  s3,
  limits,
}: Pick<Config, 'dataDir' | 's3' | 'limits'>) => {
  const store = { dataDir, s3 };
  const pool = processPool<CheckWork, CheckReply>({
    script: new URL('./process.ts', import.meta.url),
    memoryMb: limits.scorerMemory,
    longestMs: LONGEST_MS,
    atOnce: limits.checkers,
    queue: { places: PLACES, full: CROWDED, retryAfter: RETRY_SECONDS },
  });
  return {
    /**
     * Has a result checked. @throws Refusal CONFLICT for a file that takes too long or too much
     * memory; RATE_LIMITED where too many wait
     */
    run: async (work: KeyedCheck, { keys, gone }: Asking): Promise<CheckReply> => {
      const over = AbortSignal.timeout(WAITED_MS);
      const left = gone ? AbortSignal.any([gone, over]) : over;
      try {
        return await pool.run({ ...work, store }, { keys, gone: left });
      } catch (error) {
        if (isFaultOfTask(error) && error.reason !== 'THREW')
          throw conflict(
            error.reason === 'TIMEOUT' ? '文件太大，检查超时' : '文件太大，检查时内存不足',
            'Result',
          );
        if (over.aborted) throw new Refusal('RATE_LIMITED', CROWDED, { retryAfter: RETRY_SECONDS });
        throw error;
      }
    },
    stop: pool.stop,
  };
};
export type ResultChecker = ReturnType<typeof resultChecker>;
