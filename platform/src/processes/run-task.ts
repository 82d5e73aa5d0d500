import type { ChildProcess } from 'node:child_process';
import { deserialize } from 'node:v8';
import { Abandoned } from '#jobs/turns.ts';
import { isTaskMessage } from './protocol.ts';
import { UnfinishedTask, type UnfinishedReason } from './unfinished-task.ts';

/** Signals by which others end a process. V8 that runs out of memory aborts by another. */
const OUTSIDE_SIGNALS: readonly (NodeJS.Signals | null)[] = [
  'SIGKILL',
  'SIGTERM',
  'SIGINT',
  'SIGHUP',
];

export interface TaskOptions<Note> {
  /** Time that the task may take, in milliseconds. */
  longestMs: number;
  /** Aborts when no one waits for the answer any more; the work ends then. */
  gone?: AbortSignal | undefined;
  /**
   * Hears what the work says before its answer. `allow` gives it a new time from now on, in
   * milliseconds; `fail` ends it, by an error of the listener's.
   */
  onNote?: (
    note: Note,
    control: { allow: (ms: number) => void; fail: (error: Error) => void },
  ) => void;
}

/**
 * Has one task worked on by a process that `answerTasks`; kills the process where the task goes
 * beyond its limits or is left.
 *
 * @throws UnfinishedTask; Abandoned where `gone` aborts
 */
export const runTask = <Reply, Note>(
  child: ChildProcess,
  task: object,
  { longestMs, gone, onNote }: TaskOptions<Note>,
): Promise<Reply> =>
  new Promise<Reply>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const settle = (end: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('error', onError).off('exit', onExit);
      gone?.removeEventListener('abort', leave);
      end();
    };
    const kill = (error: Error) => {
      settle(() => reject(error));
      child.kill('SIGKILL');
    };
    const giveUp = (reason: UnfinishedReason, message: string) =>
      kill(new UnfinishedTask(reason, message));
    const allow = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => giveUp('TIMEOUT', `the task took more than ${ms} ms`), ms);
    };
    const leave = () => kill(new Abandoned());
    const onError = (error: Error) => giveUp('ENDED', error.message);
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      giveUp(
        OUTSIDE_SIGNALS.includes(signal) ? 'ENDED' : 'DIED',
        `the process ended (${signal ?? code})`,
      );
    const onReply = (reply: Uint8Array) => {
      try {
        const value = deserialize(reply) as Reply;
        settle(() => resolve(value));
      } catch {
        giveUp('THREW', 'the answer could not be read');
      }
    };
    const onMessage = (message: unknown) => {
      if (!isTaskMessage(message)) return;
      if ('note' in message) return onNote?.(message.note as Note, { allow, fail: kill });
      if ('reply' in message) onReply(message.reply);
      else settle(() => reject(new UnfinishedTask('THREW', message.failure)));
      if (message.isSpent) child.kill('SIGKILL');
    };
    child.on('message', onMessage).on('error', onError).on('exit', onExit);
    gone?.addEventListener('abort', leave, { once: true });
    allow(longestMs);
    try {
      child.send(task, (error) => error && onError(error));
    } catch (error) {
      giveUp('THREW', error instanceof Error ? error.message : String(error));
    }
  });
