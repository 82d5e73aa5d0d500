import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Abandoned, takeTurns } from '#jobs/turns.ts';
import { runTask, type TaskOptions } from './run-task.ts';
import type { ProcessBounds } from './protocol.ts';

const MIB = 2 ** 20;
/** Memory of a process beside V8's heap: code, stacks, buffers, and what it just read. In MiB. */
const BESIDE_HEAP_MB = 256;
/** An idle process ends after this time. */
const IDLE_MS = 10_000;
/** Bytes of an answer, where a pool doesn't say otherwise. */
const REPLY_BYTES = 64 * MIB;

export interface ProcessPoolOptions {
  /** Script of its processes, which calls `answerTasks`. */
  script: URL;
  /** Heap of a process in MiB. */
  memoryMb: number;
  /** Time that a task may take, in milliseconds. */
  longestMs: number;
  /** Processes at most. */
  atOnce?: number;
  idleMs?: number;
  replyBytes?: number;
  /** Environment of its processes; empty unless given, so that they know no secret. */
  env?: NodeJS.ProcessEnv;
  /** Tasks that run or wait, beyond which more are refused; without it none is. */
  queue?: {
    places: number;
    /** Message for those who find no place. */
    full: string;
    /** Seconds after which to come back then. */
    retryAfter: number;
  };
}

export interface RunOptions<Note> extends Omit<TaskOptions<Note>, 'longestMs'> {
  /**
   * Names of those who ask for it (an author, an address …): each has one task running at a time,
   * and at most half of the queue.
   */
  keys?: readonly string[];
}

/**
 * Processes in which bytes of strangers are worked on, each task within limits of time and memory.
 * A file that ends its reader ends that process alone; the next task gets a new one. Processes
 * and no threads: V8 ends the whole process where it can't allocate, whatever a thread's limits.
 */
export const processPool = <Task extends object, Reply, Note = never>({
  script,
  memoryMb,
  longestMs,
  atOnce = 1,
  idleMs = IDLE_MS,
  replyBytes = REPLY_BYTES,
  env = {},
  queue = { places: Infinity, full: '', retryAfter: 0 },
}: ProcessPoolOptions) => {
  const bounds: ProcessBounds = { residentMb: memoryMb + BESIDE_HEAP_MB, replyBytes };
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const busy = new Set<ChildProcess>();
  const turns = takeTurns({ ...queue, atOnce });

  const start = (): ChildProcess => {
    const child = fork(fileURLToPath(script), [JSON.stringify(bounds)], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${memoryMb}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // The server's own holds secrets, and under `node --watch` would have it send messages.
      env,
    });
    child.unref();
    child.channel?.unref();
    const forget = () => {
      clearTimeout(idle.get(child));
      idle.delete(child);
    };
    return child.on('error', forget).on('exit', forget);
  };

  const take = (): ChildProcess => {
    const [found] = idle;
    if (!found) return start();
    const [child, timer] = found;
    clearTimeout(timer);
    idle.delete(child);
    return child;
  };

  const putBack = (child: ChildProcess): void => {
    if (child.killed || child.exitCode !== null || child.signalCode !== null) return;
    const end = () => void child.kill('SIGKILL');
    idle.set(child, setTimeout(end, idleMs).unref());
  };

  const work = async (task: Task, options: RunOptions<Note>): Promise<Reply> => {
    if (options.gone?.aborted) throw new Abandoned();
    const child = take();
    busy.add(child);
    try {
      return await runTask<Reply, Note>(child, task, { ...options, longestMs });
    } finally {
      busy.delete(child);
      putBack(child);
    }
  };

  return {
    /**
     * Has a task worked on, when its turn has come.
     * @throws UnfinishedTask; Abandoned where `gone` aborts; Refusal RATE_LIMITED where no place is
     *   left
     */
    run: (task: Task, options: RunOptions<Note> = {}): Promise<Reply> =>
      turns.take(options.keys ?? [], () => work(task, options), options.gone),
    /** Ends all processes, with what they work on. */
    stop: (): void => {
      for (const child of [...idle.keys(), ...busy]) child.kill('SIGKILL');
    },
  };
};
