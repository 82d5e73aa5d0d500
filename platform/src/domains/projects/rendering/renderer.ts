import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Limits } from '../../../config.ts';
import type { NotebookSource } from './notebook.ts';
import type { RenderReply } from './process.ts';

/** A notebook that can't be rendered within the limits, however often one tries. */
export class NotRenderable extends Error {
  override name = 'NotRenderable';
}

type RenderLimits = Pick<Limits, 'notebookMs' | 'notebookMemory' | 'notebookPageBytes'>;

/**
 * A process and no thread: one that runs out of memory while it parses takes the whole server
 * down, whatever its `resourceLimits`.
 */
const startProcess = (memory: number): ChildProcess => {
  const child = fork(fileURLToPath(new URL('./process.ts', import.meta.url)), [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memory}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // It needs no setting, and no secret.
    env: {},
  });
  child.unref();
  child.channel?.unref();
  return child;
};

/**
 * Renders notebooks in a process of its own, one at a time, each within limits of time, memory
 * and the size of its page. A process that goes beyond them is killed; the next notebook gets a
 * new one.
 */
export const startRenderer = (limits: RenderLimits) => {
  let running: ChildProcess | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const current = () => {
    if (!running) {
      const fresh = startProcess(limits.notebookMemory);
      const forget = () => {
        if (running === fresh) running = undefined;
      };
      fresh.on('error', forget).on('exit', forget);
      running = fresh;
    }
    return running;
  };

  const render = (source: NotebookSource) =>
    new Promise<Buffer>((resolve, reject) => {
      const child = current();
      const slices: Uint8Array[] = [];
      let bytes = 0;
      const settle = (end: () => void) => {
        clearTimeout(timer);
        child.off('message', onReply).off('error', onError).off('exit', onExit);
        end();
      };
      const giveUp = (reason: string) => {
        if (running === child) running = undefined;
        settle(() => reject(new NotRenderable(reason)));
        child.kill('SIGKILL');
      };
      const onError = (error: Error) => giveUp(error.message);
      const onExit = () => giveUp('the rendering process ended');
      const onReply = (reply: RenderReply) => {
        if ('failure' in reply) return settle(() => reject(new NotRenderable(reply.failure)));
        if ('done' in reply) return settle(() => resolve(Buffer.concat(slices, bytes)));
        slices.push(reply.slice);
        bytes += reply.slice.length;
        if (bytes > limits.notebookPageBytes) giveUp('its page is too large');
      };
      const timer = setTimeout(() => giveUp('it took too long'), limits.notebookMs);
      child.on('message', onReply).on('error', onError).on('exit', onExit);
      child.send(source, (error) => error && onError(error));
    });

  return {
    /** The page as UTF-8. @throws NotRenderable */
    render: (source: NotebookSource): Promise<Buffer> => {
      const next = turn.then(() => render(source));
      turn = next.catch(() => undefined);
      return next;
    },
    stop: (): void => void running?.kill('SIGKILL'),
  };
};
