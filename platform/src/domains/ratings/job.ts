import { DAY, HOUR, startOfDay } from '@whaletide/schema/shared/rules/time.ts';
import type { Schedule } from '#jobs/schedules.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { recomputeRatings } from './recomputing.ts';
import { RATINGS_JOB, renewRatings } from './store.ts';

/** Every night at five in Shanghai. */
const AT_HOUR = 5;

/** Computes all ratings again; repeating it gives the same. */
export const ratingsHandler = ({ database, log }: Services): JobHandler => ({
  run: (_job, finish) =>
    database.transaction(async (tx) => {
      await recomputeRatings(tx);
      await finish(tx);
    }),
  giveUp: () => {
    log.error({ job: RATINGS_JOB }, 'ratings were not recomputed');
    return Promise.resolve();
  },
});

/** Renews the ratings at night: for competitions that came off the site, or on it, by other ways. */
export const ratingsSchedule = ({ jobs }: Services): Schedule => ({
  kind: RATINGS_JOB,
  next: (after) => {
    const today = new Date(startOfDay(after).getTime() + AT_HOUR * HOUR);
    return today > after ? today : new Date(today.getTime() + DAY);
  },
  begin: (tx) => renewRatings(tx, jobs),
});
