import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Limits } from '../../../limits.ts';
import type { TaskReply } from './process.ts';
import type { NotebookTask } from './tasks.ts';

/** A notebook that couldn't be worked on within the limits. */
export class TooComplex extends Error {
  override name = 'TooComplex';
  /** Whether another try may do better: time and processes depend on what else the machine does. */
  readonly transient: boolean;

  constructor(message: string, transient = false) {
    super(message);
    this.transient = transient;
  }
}

type TaskLimits = Pick<Limits, 'notebookMs' | 'notebookMemory' | 'notebookPageBytes'>;

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
 * Works on notebooks in a process of its own, one at a time, each within limits of time, memory
 * and the size of its answer. A process that goes beyond them is killed; the next notebook gets a
 * new one.
 */
export const startNotebookProcess = (limits: TaskLimits) => {
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

  const work = (task: NotebookTask) =>
    new Promise<Buffer>((resolve, reject) => {
      const child = current();
      const slices: Uint8Array[] = [];
      let bytes = 0;
      const settle = (end: () => void) => {
        clearTimeout(timer);
        child.off('message', onReply).off('error', onError).off('exit', onExit);
        end();
      };
      const giveUp = (reason: string, transient = false) => {
        if (running === child) running = undefined;
        settle(() => reject(new TooComplex(reason, transient)));
        child.kill('SIGKILL');
      };
      const onError = (error: Error) => giveUp(error.message, true);
      const onExit = () => giveUp('the process ended', true);
      const onReply = (reply: TaskReply) => {
        if ('failure' in reply) return settle(() => reject(new TooComplex(reply.failure)));
        if ('done' in reply) return settle(() => resolve(Buffer.concat(slices, bytes)));
        slices.push(reply.slice);
        bytes += reply.slice.length;
        if (bytes > limits.notebookPageBytes) giveUp('its page is too large');
      };
      const timer = setTimeout(() => giveUp('it took too long', true), limits.notebookMs);
      child.on('message', onReply).on('error', onError).on('exit', onExit);
      child.send(task, (error) => error && onError(error));
    });

  return {
    /** What the task answers, as UTF-8. @throws TooComplex */
    run: (task: NotebookTask): Promise<Buffer> => {
      const next = turn.then(() => work(task));
      turn = next.catch(() => undefined);
      return next;
    },
    stop: (): void => void running?.kill('SIGKILL'),
  };
};
