import { badInput } from '#refusal.ts';
import type { Services } from '#services.ts';
import type { Inspector } from '../uploads/store/inspecting.ts';
import type { CheckedNotebook } from './rendering/checking.ts';
import { startNotebookProcesses, TooComplex } from './rendering/renderer.ts';
import { notebookFiles } from './tables.ts';

const TOO_MUCH = '这个笔记本太大或太复杂，请清除部分输出后再上传';

/** Looks at a notebook before its upload is kept, in a process beside the one that renders. */
export const notebookInspector = ({ config: { limits }, now }: Services): Inspector => {
  const checker = startNotebookProcesses(limits);

  const check = async (path: string, memberId: string): Promise<CheckedNotebook> => {
    try {
      const task = { task: 'check' as const, path, pageBytes: limits.notebookPageBytes };
      const answer = await checker.run(task, { keys: [memberId] });
      return JSON.parse(answer.toString('utf8')) as CheckedNotebook;
    } catch (error) {
      if (error instanceof TooComplex) return { problem: TOO_MUCH };
      throw error;
    }
  };

  return {
    inspect: async ({ path, memberId }) => {
      const checked = await check(path, memberId);
      if ('problem' in checked) throw badInput(checked.problem, 'file');
      return async (tx, { key, size }) => {
        await tx.insert(notebookFiles).values({ key, size, ...checked, date: now() });
      };
    },
    stop: async () => checker.stop(),
  };
};
