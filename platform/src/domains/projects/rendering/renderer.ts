import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Limits } from '#limits.ts';
import type { TaskReply } from './process.ts';
import type { NotebookTask } from './tasks.ts';
import { Abandoned, takeTurns } from '#jobs/turns.ts';

/** A notebook that couldn't be worked on within the limits. */
export class TooComplex extends Error {
  override name = 'TooComplex';
  /**
   * True where another try may succeed: time and processes depend on what else the machine does.
   */
  readonly transient: boolean;

  constructor(message: string, transient = false) {
    super(message);
    this.transient = transient;
  }
}

type TaskLimits = Pick<
  Limits,
  'notebookMs' | 'notebookMemory' | 'notebookPageBytes' | 'notebookQueue'
>;

/** The reader that a work is for. */
export interface Asker {
  /** The notebook's author, the reader's address …: each has one work running at a time. */
  keys: readonly string[];
  /** Aborts when no one waits for the answer any more; the work ends then. */
  gone?: AbortSignal | undefined;
}

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

/** Has one task done by the process; kills it where it goes beyond the limits, or is left. */
const workIn = (
  child: ChildProcess,
  task: NotebookTask,
  limits: TaskLimits,
  gone: AbortSignal | undefined,
) =>
  new Promise<Buffer>((resolve, reject) => {
    const slices: Uint8Array[] = [];
    let bytes = 0;
    const settle = (end: () => void) => {
      clearTimeout(timer);
      child.off('message', onReply).off('error', onError).off('exit', onExit);
      gone?.removeEventListener('abort', leave);
      end();
    };
    const kill = (reason: Error) => {
      settle(() => reject(reason));
      child.kill('SIGKILL');
    };
    const giveUp = (reason: string, transient = false) => kill(new TooComplex(reason, transient));
    const leave = () => kill(new Abandoned());
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
    gone?.addEventListener('abort', leave, { once: true });
    child.send(task, (error) => error && onError(error));
  });

/**
 * Works on notebooks in processes of their own, a few at a time, each within limits of time,
 * memory and the size of its answer. A process that goes beyond them is killed; the next notebook
 * gets a new one.
 *
 * @param atOnce how many processes there are at most
 */
export const startNotebookProcesses = (limits: TaskLimits, atOnce = 1) => {
  const idle = new Set<ChildProcess>();
  const busy = new Set<ChildProcess>();
  const turns = takeTurns({
    full: '正在处理的笔记本过多，请稍后再试',
    atOnce,
    places: limits.notebookQueue,
    retryAfter: Math.ceil(limits.notebookMs / 1_000),
  });

  const current = () => {
    const [waiting] = idle;
    if (waiting) return waiting;
    const fresh = startProcess(limits.notebookMemory);
    const forget = () => void idle.delete(fresh);
    fresh.on('error', forget).on('exit', forget);
    return fresh;
  };

  const work = async (task: NotebookTask, gone: AbortSignal | undefined) => {
    const child = current();
    idle.delete(child);
    busy.add(child);
    try {
      return await workIn(child, task, limits, gone);
    } finally {
      busy.delete(child);
      if (!child.killed && child.exitCode === null && child.connected) idle.add(child);
    }
  };

  return {
    /**
     * The answer of the task, as UTF-8.
     * @throws TooComplex; Abandoned where no one waits any more; Refusal RATE_LIMITED
     */
    run: (task: NotebookTask, { keys, gone }: Asker): Promise<Buffer> =>
      turns.take(keys, () => work(task, gone), gone),
    stop: (): void => {
      for (const child of [...idle, ...busy]) child.kill('SIGKILL');
    },
  };
};
