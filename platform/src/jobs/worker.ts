import type { FastifyBaseLogger } from 'fastify';
import type { Limits } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import { type JobQueue, type LeasedJob, LeaseLost } from './queue.ts';

/** How a kind of job is done. */
export interface JobHandler {
  /** Does the work; calls `finish` in the transaction that records the result. */
  run: (job: LeasedJob, finish: (tx: Transaction) => Promise<void>) => Promise<void>;
  /** Records that the platform failed for good, in the transaction that removes the job. */
  giveUp: (tx: Transaction, job: LeasedJob) => Promise<void>;
}

export interface WorkerOptions {
  database: Database;
  queue: JobQueue;
  handlers: Readonly<Record<string, JobHandler>>;
  limits: Limits;
  log: FastifyBaseLogger;
}

/** Does due jobs one after the other until it is stopped; a stop waits for the one under way. */
export const startWorker = async (options: WorkerOptions): Promise<() => Promise<void>> => {
  const { database, queue, handlers, limits, log } = options;
  const kinds = Object.keys(handlers);
  let stopping = false;
  let again = false;
  let working: Promise<void> | undefined;

  const giveUp = (job: LeasedJob, handler: JobHandler) =>
    database.transaction(async (tx) => {
      await queue.finish(tx, job);
      await handler.giveUp(tx, job);
    });

  const attempt = async (job: LeasedJob, handler: JobHandler) => {
    // A job that took its process down each time never gets as far as the catch below.
    if (job.tries > limits.jobTries) return giveUp(job, handler);
    const heartbeat = setInterval(() => {
      queue.extend(job).catch((error: unknown) => log.warn({ err: error }, 'lease not extended'));
    }, limits.jobLeaseMs / 3);
    try {
      await handler.run(job, (tx) => queue.finish(tx, job));
    } catch (error) {
      if (error instanceof LeaseLost) return;
      log.error({ err: error, job: job.id, kind: job.kind, tries: job.tries }, 'job failed');
      if (job.tries >= limits.jobTries) await giveUp(job, handler);
      else await queue.postpone(job, 1_000 * 2 ** (job.tries - 1));
    } finally {
      clearInterval(heartbeat);
    }
  };

  const work = async () => {
    try {
      do {
        again = false;
        for (let job = await queue.lease(kinds); job; job = await queue.lease(kinds)) {
          const handler = handlers[job.kind];
          if (handler) await attempt(job, handler);
          if (stopping) return;
        }
      } while (again);
    } catch (error) {
      log.warn({ err: error }, 'worker pauses');
    } finally {
      working = undefined;
    }
  };

  const wake = () => {
    again = true;
    if (!stopping) working ??= work();
  };

  const unlisten = await queue.listen(wake);
  const poll = setInterval(wake, limits.jobPollMs);
  wake();
  return async () => {
    stopping = true;
    clearInterval(poll);
    await unlisten();
    await working;
  };
};
