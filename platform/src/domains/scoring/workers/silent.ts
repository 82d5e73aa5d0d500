import type { Schedule } from '#jobs/schedules.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { isStaged, keepStaged } from '../rescoring/staging.ts';
import { giveUpWork } from '../found-work.ts';
import { anyWorkerKinds } from '#domains/submissions/store/job-kinds.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/** Gives up works whose workers have fallen silent at the last try. */
export const SILENT_JOB = 'give-up-silent-works';

/** Ends the jobs of workers that have fallen silent, without waiting for another to ask. */
export const giveUpSilent = async (services: Services): Promise<void> => {
  const { database, jobs, log } = services;
  for (const job of await jobs.abandoned(database.db, anyWorkerKinds))
    await database.transaction(async (tx) => {
      if (!(await jobs.drop(tx, job))) return;
      log.warn({ job: job.id, tries: job.tries }, 'a scoring worker fell silent');
      await (isStaged(job) ? keepStaged(tx, services, job, null) : giveUpWork(tx, services, job));
    });
};

export const silentHandler = (services: Services): JobHandler => ({
  run: async (_, finish) => {
    await giveUpSilent(services);
    await services.database.transaction(finish);
  },
  // The next minute's finds them again.
  giveUp: () => Promise.resolve(),
});

/** Every minute, where there are any. */
export const silentSchedule = ({ jobs }: Services): Schedule => ({
  kind: SILENT_JOB,
  next: (after) => new Date(after.getTime() + MINUTE),
  begin: async (tx) => {
    if ((await jobs.abandoned(tx, anyWorkerKinds)).length > 0) await jobs.add(tx, SILENT_JOB, {});
  },
});
