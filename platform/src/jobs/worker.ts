import type { FastifyBaseLogger } from 'fastify';
import type { JobFailure } from '@whaletide/schema/domains/parked-work/rules.ts';
import type { Limits } from '../limits.ts';
import type { Database, Transaction } from '../database/database.ts';
import { type LeasedJob, LeaseLost } from './leases.ts';
import type { JobQueue } from './queue.ts';
import { startWorkLoop } from './work-loop.ts';

/** Handler of a kind of job. */
export interface JobHandler {
  /** Does the work; calls `finish` in the transaction that records the result. */
  run: (job: LeasedJob, finish: (tx: Transaction) => Promise<void>) => Promise<void>;
  /** Records that the platform failed for good, in the transaction that removes the job. */
  giveUp: (tx: Transaction, job: LeasedJob) => Promise<void>;
  /**
   * True where it is parked before it is given up, for administrators to decide on: work that no
   * one else could ask for again.
   */
  parks?: true;
}

export interface WorkerOptions {
  database: Database;
  queue: JobQueue;
  handlers: Readonly<Record<string, JobHandler>>;
  limits: Limits;
  log: FastifyBaseLogger;
}

/** A statement's own words hold what it was about: they are for the log alone. */
const failureOf = (error: unknown): JobFailure =>
  error instanceof Error && (error.name === 'DrizzleQueryError' || 'severity' in error)
    ? 'DATABASE'
    : 'FAILED';

/** Does due jobs one after the other until it is stopped; a stop waits for the one under way. */
export const startWorker = async (options: WorkerOptions): Promise<() => Promise<void>> => {
  const { database, queue, handlers, limits, log } = options;
  const kinds = Object.keys(handlers);

  const giveUp = (job: LeasedJob, handler: JobHandler) =>
    database.transaction(async (tx) => {
      await queue.finish(tx, job);
      await handler.giveUp(tx, job);
    });

  const end = async (job: LeasedJob, handler: JobHandler, reason: JobFailure) =>
    handler.parks ? queue.park(job, reason) : giveUp(job, handler);

  const attempt = async (job: LeasedJob) => {
    const handler = handlers[job.kind];
    if (!handler) return;
    // A job that took its process down each time never gets as far as the catch below.
    if (job.tries > limits.jobTries && !job.givenUp) return end(job, handler, 'DIED');
    if (job.givenUp) return giveUp(job, handler);
    const heartbeat = setInterval(() => {
      queue.extend(job).catch((error: unknown) => log.warn({ err: error }, 'lease not extended'));
    }, limits.jobLeaseMs / 3);
    try {
      await handler.run(job, (tx) => queue.finish(tx, job));
    } catch (error) {
      if (error instanceof LeaseLost) return;
      log.error({ err: error, job: job.id, kind: job.kind, tries: job.tries }, 'job failed');
      if (job.tries >= limits.jobTries) await end(job, handler, failureOf(error));
      else await queue.postpone(job, 1_000 * 2 ** (job.tries - 1));
    } finally {
      clearInterval(heartbeat);
    }
  };

  return startWorkLoop({
    lease: () => queue.lease(kinds),
    attempt,
    listen: (wake) => queue.listen(wake),
    pollMs: limits.jobPollMs,
    log,
  });
};
