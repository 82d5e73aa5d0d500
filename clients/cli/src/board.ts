import { setTimeout as wait } from 'node:timers/promises';
import type { Run } from './command.ts';
import { exits, Problem } from './exits.ts';
import { jsonText } from './output.ts';

const SECOND_MS = 1_000;
const LEAST_SECONDS = 5;
const USUAL_SECONDS = 30;

/** Shows a board; with `--watch` again whenever it has changed. */
export const runBoard = async (run: Run): Promise<void> => {
  const { watch, every = USUAL_SECONDS, changes = Infinity, ...more } = run.values;
  const { json, site, help, ...options } = more;
  const [taskId = options.taskId] = run.rest;
  const given = { ...options, ...(taskId !== undefined && { taskId }) };
  const ask = () => run.site().verb('board', given);
  if (watch !== true) {
    run.out.answer(await ask());
    return;
  }
  if (Number(every) < LEAST_SECONDS)
    throw new Problem(exits.usage, `--every 至少 ${LEAST_SECONDS} 秒`);
  let told = '';
  for (let count = 0; ; await wait(Number(every) * SECOND_MS)) {
    const board = await ask();
    const text = jsonText(board);
    if (text === told) continue;
    told = text;
    run.out.progress(`── ${new Date().toLocaleTimeString('zh-CN')}`);
    run.out.next(board);
    if (++count > Number(changes)) return;
  }
};
