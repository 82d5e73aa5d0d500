import { serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { ProcessBounds, TaskMessage } from './protocol.ts';

/** Interval at which a process looks at itself. */
const LOOK_MS = 200;

/**
 * Ends this process with the server, which killed in the middle of a task can't do it itself, and
 * where it takes more memory than it may: V8's own limit counts its heap alone. A thread, since the
 * task may never come back to this process's loop.
 */
const guard = (residentMb: number): void => {
  const source = `setInterval(() => {
    if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL');
    if (process.memoryUsage.rss() > ${residentMb * 2 ** 20}) process.kill(process.pid, 'SIGABRT');
  }, ${LOOK_MS})`;
  new Worker(source, { eval: true }).unref();
};

const send = (message: TaskMessage): void => void process.send?.(message);

/**
 * Answers the tasks that a process pool hands to this process, one at a time. The script of a
 * pool's processes calls it once.
 *
 * @param work answers a task; `note` tells the pool something before the answer comes
 */
export const answerTasks = <Task, Reply, Note = never>(
  work: (task: Task, note: (note: Note) => void) => Reply | Promise<Reply>,
): void => {
  const { residentMb, replyBytes } = JSON.parse(process.argv[2] ?? '') as ProcessBounds;
  const isSpent = () => process.memoryUsage.rss() > (residentMb / 2) * 2 ** 20;

  const answer = async (task: Task): Promise<TaskMessage> => {
    try {
      const reply = serialize(await work(task, (note) => send({ note })));
      if (reply.length > replyBytes) throw new RangeError('the answer is too long');
      return { reply, isSpent: isSpent() };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      return { failure, isSpent: isSpent() };
    }
  };

  process.on('message', (task: Task) => void answer(task).then(send));
  guard(residentMb);
};
