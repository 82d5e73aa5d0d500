import { Refusal } from '@whaletide/server/refusal.ts';
import { badInput } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import type { Inspector } from '../uploads/store/inspecting.ts';
import type { CheckedNotebook } from './rendering/checking.ts';
import { startNotebookProcess, TooComplex } from './rendering/renderer.ts';
import { notebookFiles } from './tables.ts';

const TOO_MUCH = '这个笔记本太大或太复杂，请清除部分输出后再上传';

/** Looks at a notebook before its upload is kept, in a process beside the one that renders. */
export const notebookInspector = ({ config: { limits }, now }: Services): Inspector => {
  const checker = startNotebookProcess(limits);
  let waiting = 0;

  const check = async (path: string): Promise<CheckedNotebook> => {
    if (waiting >= limits.notebookQueue)
      throw new Refusal('RATE_LIMITED', '正在检查的笔记本过多，请稍后再试', {
        retryAfter: Math.ceil(limits.notebookMs / 1_000),
      });
    waiting += 1;
    try {
      const answer = await checker.run({ task: 'check', path });
      return JSON.parse(answer.toString('utf8')) as CheckedNotebook;
    } catch (error) {
      if (error instanceof TooComplex) return { problem: TOO_MUCH };
      throw error;
    } finally {
      waiting -= 1;
    }
  };

  return {
    inspect: async ({ path }) => {
      const checked = await check(path);
      if ('problem' in checked) throw badInput(checked.problem, 'file');
      return async (tx, { key, size }) => {
        await tx.insert(notebookFiles).values({ key, size, ...checked, date: now() });
      };
    },
    stop: async () => checker.stop(),
  };
};
