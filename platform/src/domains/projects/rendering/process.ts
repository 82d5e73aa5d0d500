// The notebooks' own process: what members wrote may take as long, and as much, as it was made to.
import { Worker } from 'node:worker_threads';
import { type NotebookTask, piecesOf } from './tasks.ts';

/** One piece of the answer after the other, then `done`; or why there is none. */
export type TaskReply = { slice: Uint8Array } | { done: true } | { failure: string };

/** Characters of a piece: few messages, and none that holds the server up. */
const SLICE = 256 * 1024;

/** Ends this process with the server, which killed in the middle of a page can't do it itself. */
const watch = () => {
  const source = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'), 1_000)`;
  new Worker(source, { eval: true }).unref();
};

const encoder = new TextEncoder();
const reply = (message: TaskReply): void => void process.send?.(message);

process.on('message', (task: NotebookTask) => {
  try {
    let piece = '';
    for (const text of piecesOf(task)) {
      piece += text;
      if (piece.length < SLICE) continue;
      reply({ slice: encoder.encode(piece) });
      piece = '';
    }
    reply({ slice: encoder.encode(piece) });
    reply({ done: true });
  } catch (error) {
    reply({ failure: error instanceof Error ? error.message : String(error) });
  }
});
watch();
