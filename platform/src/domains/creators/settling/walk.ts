import { and, asc, gt, isNull } from 'drizzle-orm';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { creators } from '../tables.ts';

/** Walks the creators of a week; each is settled by a job of its own. */
export const WALK_JOB = 'creator-settlements';
export const SETTLE_JOB = 'creator-settlement';

const SLICE = 500;

interface Walk {
  week: string;
  /** The last creator that has a job; empty before the first. */
  after: string;
}

/** Work of one creator and week. */
export interface Settlement {
  week: string;
  memberId: string;
}

/** Adds the jobs of a slice of creators, and the walk through the rest, in one transaction. */
export const walkHandler = ({ database, jobs, log }: Services): JobHandler => ({
  run: ({ data }, finish) =>
    database.transaction(async (tx) => {
      await finish(tx);
      const { week, after } = data as Walk;
      const rows = await tx
        .select({ memberId: creators.memberId })
        .from(creators)
        .where(and(gt(creators.memberId, after), isNull(creators.endDate)))
        .orderBy(asc(creators.memberId))
        .limit(SLICE);
      const settlements: Settlement[] = rows.map(({ memberId }) => ({ week, memberId }));
      if (settlements.length > 0) await jobs.addAll(tx, SETTLE_JOB, settlements);
      const last = rows.at(-1)?.memberId;
      if (last === undefined || rows.length < SLICE) return;
      await jobs.add(tx, WALK_JOB, { week, after: last });
    }),
  parks: true,
  giveUp: async (_tx, { data }) => {
    log.error({ walk: data }, 'creators of a week are not settled');
  },
});
