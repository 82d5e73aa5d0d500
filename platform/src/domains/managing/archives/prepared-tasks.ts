import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PreparedTask } from '../tasks.ts';

/**
 * Prepared tasks by their place in a description, their solutions in a folder: together they may be
 * larger than the memory.
 */
export const preparedTasks = (folder: string) => {
  const all: PreparedTask[] = [];
  const placeOf = (index: number) => path.join(folder, `solution-${index}`);
  return {
    add: async ({ solution }: PreparedTask): Promise<void> => {
      if (solution) await writeFile(placeOf(all.length), solution.csv);
      all.push({ solution: solution && { ...solution, csv: '' } });
    },
    at: async (index: number): Promise<PreparedTask> => {
      const solution = all[index]?.solution;
      if (!solution) return { solution };
      return { solution: { ...solution, csv: await readFile(placeOf(index), 'utf8') } };
    },
  };
};
