import type { Limits } from '#limits.ts';
import { processPool } from '#processes/process-pool.ts';
import { isFaultOfTask } from '#processes/unfinished-task.ts';
import type { ForecastReply, ForecastTask } from './forecast-task.ts';

const LONGEST_MS = 180_000;

/** Figures of a task, or why there are none, in Chinese. */
export type ForecastOutcome =
  { figures: ForecastReply; problem: null } | { figures: null; problem: string };

const problems = {
  TIMEOUT: '数据太大，没有在规定时间内算完',
  DIED: '数据太大，内存不足以算完',
  THREW: '标准答案或数据文件无法读取，请检查后重试',
};

/** Forecasts boards in a process of its own, one task at a time. */
export const forecaster = ({ scorerMemory }: Pick<Limits, 'scorerMemory'>) => {
  const pool = processPool<ForecastTask, ForecastReply>({
    script: new URL('./process.ts', import.meta.url),
    memoryMb: scorerMemory,
    longestMs: LONGEST_MS,
  });
  return {
    /** @throws Error where the process was ended by others: another try may succeed */
    forecast: async (task: ForecastTask): Promise<ForecastOutcome> => {
      try {
        return { figures: await pool.run(task), problem: null };
      } catch (error) {
        if (!isFaultOfTask(error) || error.reason === 'ENDED') throw error;
        return { figures: null, problem: problems[error.reason] };
      }
    },
    stop: pool.stop,
  };
};
export type Forecaster = ReturnType<typeof forecaster>;
