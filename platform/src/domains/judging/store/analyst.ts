import type { Analysis, JudgedTask } from '@whaletide/schema/domains/judging/rules/analysis.ts';
import { processPool } from '#processes/process-pool.ts';
import { isFaultOfTask } from '#processes/unfinished-task.ts';
import { conflict } from '#refusal.ts';

/** Time of one analysis, in milliseconds; a thousand works take some seconds. */
const LONGEST_MS = 20_000;
/** Analyses that run or wait; more are refused, and nothing is lost by it. */
const PLACES = 20;
const MEMORY_MB = 512;

/** Works out rankings in a process of its own, one at a time. */
export const startAnalyst = () => {
  const pool = processPool<JudgedTask, Analysis>({
    script: new URL('./analysis-process.ts', import.meta.url),
    memoryMb: MEMORY_MB,
    longestMs: LONGEST_MS,
    queue: {
      places: PLACES,
      full: '正在计算的排名较多，请稍后再试',
      retryAfter: LONGEST_MS / 1_000,
    },
  });
  return {
    /** @throws Refusal RATE_LIMITED where too many wait, CONFLICT where it takes too long */
    analyse: async (task: JudgedTask): Promise<Analysis> => {
      try {
        return await pool.run(task);
      } catch (error) {
        if (isFaultOfTask(error) && error.reason === 'TIMEOUT')
          throw conflict('排名计算超时，请稍后再试');
        throw error;
      }
    },
    stop: pool.stop,
  };
};
export type Analyst = ReturnType<typeof startAnalyst>;
