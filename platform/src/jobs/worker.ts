import type { FastifyBaseLogger } from 'fastify';
import type { JobFailure } from '@whaletide/schema/domains/parked-work/rules.ts';
import type { Limits } from '../limits.ts';
import type { Database, Transaction } from '../database/database.ts';
import { type LeaseChoice, type LeasedJob, LeaseLost } from './leases.ts';
import type { JobQueue } from './queue.ts';
import { retryDelay } from './retry-delay.ts';
import { startWorkLoop } from './work-loop.ts';

/** Handler of a kind of job. */
export interface JobHandler {
  /**
   * Does the work; calls `finish` in the transaction that records the result. `lost` aborts once the
   * job was cancelled or another worker has it, and at a stop: long work ends then, as nothing of it
   * counts. Work that ends so at a stop is begun again by the next process.
   */
  run: (
    job: LeasedJob,
    finish: (tx: Transaction) => Promise<void>,
    lost: AbortSignal,
  ) => Promise<void>;
  /** Records that the platform failed for good, in the transaction that removes the job. */
  giveUp: (tx: Transaction, job: LeasedJob) => Promise<void>;
  /**
   * True where it is parked before it is given up, for administrators to decide on: work that no
   * one else could ask for again.
   */
  parks?: true;
  /** Milliseconds after which it is tried again when it has failed once, a second by default. */
  retryMs?: number;
}

export interface WorkerOptions {
  database: Database;
  queue: JobQueue;
  handlers: Readonly<Record<string, JobHandler>>;
  /** Jobs that are done at a time; one where it isn't said. */
  atOnce?: number | undefined;
  /** Says which of the due jobs are taken, where they take turns. */
  choice?: (() => Promise<LeaseChoice>) | undefined;
  limits: Limits;
  log: FastifyBaseLogger;
}

/** Reason of an abort by a stop of this process. */
const STOPPED = Symbol('stopped');

/** A statement's own words hold what it was about: they are for the log alone. */
const failureOf = (error: unknown): JobFailure =>
  error instanceof Error && (error.name === 'DrizzleQueryError' || 'severity' in error)
    ? 'DATABASE'
    : 'FAILED';

/** Does due jobs, a few at a time, until it is stopped; a stop waits for those under way. */
export const startWorker = async (options: WorkerOptions): Promise<() => Promise<void>> => {
  const { database, queue, handlers, atOnce = 1, choice, limits, log } = options;
  const kinds = Object.keys(handlers);

  const giveUp = (job: LeasedJob, handler: JobHandler) =>
    database.transaction(async (tx) => {
      await queue.finish(tx, job);
      await handler.giveUp(tx, job);
    });

  const fail = async (job: LeasedJob, handler: JobHandler, reason: JobFailure) =>
    handler.parks ? queue.park(job, reason) : giveUp(job, handler);

  /** Jobs under way, and what ends them. */
  const running = new Map<string, AbortController>();
  let stopping = false;
  const extend = async (job: LeasedJob, losing: AbortController) => {
    try {
      if (!(await queue.extend(job))) losing.abort();
    } catch (error) {
      log.warn({ err: error }, 'lease not extended');
    }
  };

  const attempt = async (job: LeasedJob) => {
    const handler = handlers[job.kind];
    if (!handler) return;
    if (job.givenUp) return giveUp(job, handler);
    // A job that takes its process with it never gets as far as the catch below.
    if (job.deaths >= limits.jobDeaths) return queue.park(job, 'DIED');
    if (job.tries > limits.jobTries) return fail(job, handler, 'DIED');
    const losing = new AbortController();
    running.set(job.id, losing);
    if (stopping) losing.abort(STOPPED);
    const heartbeat = setInterval(() => void extend(job, losing), limits.jobLeaseMs / 3);
    try {
      await handler.run(job, (tx) => queue.finish(tx, job), losing.signal);
    } catch (error) {
      const { aborted, reason } = losing.signal;
      if (aborted && reason === STOPPED) return await queue.handBack(job);
      if (error instanceof LeaseLost || aborted) return;
      log.error({ err: error, job: job.id, kind: job.kind, tries: job.tries }, 'job failed');
      if (job.tries >= limits.jobTries) await fail(job, handler, failureOf(error));
      else await queue.postpone(job, retryDelay(handler.retryMs ?? 1_000, job.tries));
    } finally {
      clearInterval(heartbeat);
      running.delete(job.id);
    }
  };

  let leasing: Promise<unknown> = Promise.resolve();
  /** Moment until which nothing is due, as far as is known: one of the loops looks for all. */
  let idleUntil = 0;
  const leaseNext = async (): Promise<LeasedJob | undefined> => {
    if (performance.now() < idleUntil) return undefined;
    idleUntil = performance.now() + limits.jobPollMs / 2;
    const job = await queue.lease(kinds, await choice?.());
    if (job) idleUntil = 0;
    return job;
  };
  /** One after the other: each sees what those before it have taken. */
  const lease = (): Promise<LeasedJob | undefined> => {
    const next = leasing.then(leaseNext);
    leasing = next.catch(() => undefined);
    return next;
  };
  // The end of one job may be what another waited for.
  const wakes = new Set<() => void>();
  const wakeAll = () => {
    idleUntil = 0;
    for (const wake of wakes) wake();
  };
  const startLoop = () =>
    startWorkLoop({
      lease,
      attempt: choice ? (job) => attempt(job).finally(wakeAll) : attempt,
      listen: async (wake) => {
        wakes.add(wake);
        const onWake = () => {
          idleUntil = 0;
          wake();
        };
        const unlisten = await queue.listen(onWake, (jobId) => running.get(jobId)?.abort());
        return () => {
          wakes.delete(wake);
          return unlisten();
        };
      },
      pollMs: limits.jobPollMs,
      log,
    });
  const stops = await Promise.all(Array.from({ length: atOnce }, startLoop));
  return async () => {
    stopping = true;
    for (const losing of running.values()) losing.abort(STOPPED);
    await Promise.all(stops.map((stop) => stop()));
  };
};
