import { Piscina } from 'piscina';
import type { Analysis, JudgedTask } from '@whaletide/schema/domains/judging/rules/analysis.ts';
import { conflict } from '#refusal.ts';

/** The thread ends when nothing has come for so long. */
const IDLE_MS = 10_000;
/** Time of one analysis; a thousand works take some seconds. */
const LONGEST_MS = 20_000;
/** Analyses that wait for the one under way; more are refused, and nothing is lost by it. */
const MOST_WAITING = 20;

/** Works out rankings in a thread of their own, one at a time. */
export const startAnalyst = () => {
  const pool = new Piscina<JudgedTask, Analysis>({
    filename: new URL('./analysis-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  return {
    /** @throws Refusal CONFLICT where too many wait, or it takes too long */
    analyse: async (task: JudgedTask): Promise<Analysis> => {
      if (pool.queueSize >= MOST_WAITING) throw conflict('正在计算的排名较多，请稍后再试');
      const signal = AbortSignal.timeout(LONGEST_MS);
      try {
        return await pool.run(task, { signal });
      } catch (error) {
        if (signal.aborted) throw conflict('排名计算超时，请稍后再试');
        throw error;
      }
    },
    close: () => pool.destroy(),
  };
};
export type Analyst = ReturnType<typeof startAnalyst>;
