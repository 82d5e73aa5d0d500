import { and, asc, gte, sql } from 'drizzle-orm';
import { DAY, HOUR, startOfDay } from '@whaletide/schema/shared/rules/time.ts';
import type { Schedule } from '#jobs/schedules.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { renewList } from './making.ts';
import { recommendationLists, type RecommendedKind } from './tables.ts';

export const RECOMMEND_ALL_JOB = 'recommend-all';

/** Every night at four in Shanghai. */
const AT_HOUR = 4;
/** Lists of members who came within so many days. */
const ASKED_DAYS = 14;
/** Lists a job: a few seconds' work. */
const SLICE = 100;

interface Renewal {
  memberId: string;
  kind: RecommendedKind;
}

/** Position of a night's walk: the last list that was made; empty before the first. */
interface Walk {
  /** ISO 8601; lists that were asked for since. */
  since: string;
  after: Renewal | null;
}

/** Begins the walk through all lists that somebody asks for. */
export const recommendationSchedule = ({ jobs, now }: Services): Schedule => ({
  kind: 'recommendations',
  next: (after) => {
    const today = new Date(startOfDay(after).getTime() + AT_HOUR * HOUR);
    return today > after ? today : new Date(today.getTime() + DAY);
  },
  begin: (tx) => {
    const since = new Date(now().getTime() - ASKED_DAYS * DAY).toISOString();
    const walk: Walk = { since, after: null };
    return jobs.add(tx, RECOMMEND_ALL_JOB, walk);
  },
});

const nextLists = ({ database }: Services, { since, after }: Walk): Promise<Renewal[]> => {
  const { memberId, kind, askedDate } = recommendationLists;
  return database.db
    .select({ memberId, kind })
    .from(recommendationLists)
    .where(
      and(
        gte(askedDate, new Date(since)),
        after ? sql`(${memberId}, ${kind}) > (${after.memberId}, ${after.kind})` : undefined,
      ),
    )
    .orderBy(asc(memberId), asc(kind))
    .limit(SLICE);
};

/** Recomputes a slice of the lists; repeating it gives the same. */
export const recommendAllHandler = (services: Services): JobHandler => ({
  run: async ({ data }, finish) => {
    const walk = data as Walk;
    const lists = await nextLists(services, walk);
    for (const { memberId, kind } of lists) await renewList(services, memberId, kind);
    const after = lists.at(-1);
    await services.database.transaction(async (tx) => {
      await finish(tx);
      if (after && lists.length === SLICE)
        await services.jobs.add(tx, RECOMMEND_ALL_JOB, { ...walk, after });
    });
  },
  giveUp: async (_tx, { data }) => {
    services.log.error({ walk: data }, 'recommendations were not renewed for all members');
  },
});

/** Recomputes one list; the member sees the previous one until then. */
export const recommendHandler = (services: Services): JobHandler => ({
  run: async ({ data }, finish) => {
    const { memberId, kind } = data as Renewal;
    await renewList(services, memberId, kind);
    await services.database.transaction(finish);
  },
  giveUp: async (_tx, { data }) => {
    services.log.error({ list: data }, 'recommendations were not renewed');
  },
});
