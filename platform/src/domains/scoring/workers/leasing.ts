import { higherIsBetter } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import type { ScoringJob } from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import type { Handle } from '#database/database.ts';
import type { LeasedJob } from '#jobs/leases.ts';
import type { Services } from '#services.ts';
import type { TaskRow } from '#domains/competitions/tables.ts';
import { isStaged, keepStaged, stagedWork } from '../rescoring/staging.ts';
import { findWork, giveUpWork } from '../found-work.ts';
import { workerKinds } from '#domains/submissions/store/job-kinds.ts';
import type { WorkRow } from '#domains/submissions/tables.ts';
import { dropProgress } from '#domains/submissions/store/reports.ts';
import { signedPath } from './signed-files.ts';
import type { ScoringWorker } from './tokens.ts';

interface LeasedWork {
  work: WorkRow;
  /** As the work is to be scored. */
  task: TaskRow;
}

const toDocument = (
  { config, now }: Services,
  job: LeasedJob,
  { work, task }: LeasedWork,
  token: string,
): ScoringJob | null => {
  if (!task.objective || work.fileKey === null) return null;
  const { metric, reference } = task.objective;
  const signed = (file: { key: string; name: string; size: number }) => ({
    Name: file.name,
    Size: file.size,
    Url: signedPath(config.sessionSecret, { key: file.key, token }, now()),
  });
  return {
    _id: job.id,
    Lease: job.lease,
    LeaseDate: new Date(now().getTime() + config.limits.jobLeaseMs).toISOString(),
    Try: job.tries,
    Work: work.id,
    Task: task.id,
    Team: work.teamId,
    Metric: metric,
    HigherIsBetter: higherIsBetter(task.objective),
    Result: signed({
      key: work.fileKey,
      name: work.fileName ?? '',
      size: work.fileSize ?? 0,
    }),
    Reference: reference ? signed(reference) : null,
  };
};

/** Ends a job that no worker can do any more: its work is gone, or as many have died of it as may. */
const endJob = (services: Services, job: LeasedJob): Promise<void> =>
  services.database.transaction(async (tx) => {
    await services.jobs.finish(tx, job);
    await (isStaged(job) ? keepStaged(tx, services, job, null) : giveUpWork(tx, services, job));
  });

/** Finds the work of a job, with its task; undefined where it was settled or is gone. */
const workOfJob = (db: Handle, job: LeasedJob): Promise<LeasedWork | undefined> =>
  isStaged(job) ? stagedWork(db, job) : findWork(db, job);

/** Leases the longest waiting work of the worker's task; null where none is due. */
const leaseJob = async (
  services: Services,
  { task, token }: ScoringWorker,
): Promise<ScoringJob | null> => {
  const { config, database, jobs } = services;
  for (;;) {
    const job = await jobs.lease(workerKinds(task.id));
    if (!job) return null;
    const found = await workOfJob(database.db, job);
    const isOver = job.givenUp || job.tries > config.limits.jobTries;
    const document = found && !isOver ? toDocument(services, job, found, token.id) : null;
    if (!found || !document) {
      await endJob(services, job);
      continue;
    }
    // The notes of what counts now stay until it is replaced.
    if (!isStaged(job)) await dropProgress(database.db, found.work.id);
    return document;
  }
};

/** Wakes callers that wait for a work when jobs were added. */
export interface JobBell {
  /** Ends after so long, or earlier when something may be due. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  stop: () => Promise<void>;
}

/** One listener for all that wait. */
export const jobBell = ({ jobs }: Services): JobBell => {
  const waiting = new Set<() => void>();
  let listening: Promise<() => Promise<void>> | undefined;
  const ring = () => {
    for (const wake of waiting) wake();
  };
  return {
    wait: async (ms, signal) => {
      listening ??= jobs.listen(ring);
      await listening;
      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          waiting.delete(wake);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const timer = setTimeout(wake, ms);
        waiting.add(wake);
        signal.addEventListener('abort', wake);
      });
    },
    stop: async () => {
      ring();
      await (
        await listening
      )?.();
    },
  };
};

/**
 * Leases a work, waiting for one where none is due; null where none came, or the worker has gone.
 *
 * @param wait seconds
 */
export const leaseWaiting = async (
  services: Services,
  bell: JobBell,
  worker: ScoringWorker,
  { wait, signal }: { wait: number; signal: AbortSignal },
): Promise<ScoringJob | null> => {
  const { jobPollMs } = services.config.limits;
  const until = performance.now() + wait * 1_000;
  for (;;) {
    const job = await leaseJob(services, worker);
    const left = until - performance.now();
    if (job || left <= 0 || signal.aborted) return job;
    await bell.wait(Math.min(left, jobPollMs), signal);
  }
};
