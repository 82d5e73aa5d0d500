import { and, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Recommendations } from '@whaletide/schema/domains/recommendations/rest.ts';
import {
  MAX_SEEN,
  type RecommendationType,
  SEEN_PAUSE,
} from '@whaletide/schema/domains/recommendations/rules.ts';
import { DAY, HOUR, MINUTE } from '@whaletide/schema/shared/rules/time.ts';
import { toWire } from '@whaletide/schema/kinds.ts';
import type { Handle } from '#database/database.ts';
import type { Services } from '#services.ts';
import { onCommunityPages } from '../competitions/store/public-pages.ts';
import { competitions } from '../competitions/tables.ts';
import { follows } from '../members/tables.ts';
import { topics } from '../projects/store/topics.ts';
import { registrations } from '../teams/tables.ts';
import { shownChannels } from './finding/channels.ts';
import { shownColumns } from './finding/columns.ts';
import { shownMembers } from './finding/members.ts';
import { makeList } from './making.ts';
import {
  type Found,
  type RecommendationList,
  recommendationLists,
  recommendationViews,
  type RecommendedKind,
} from './tables.ts';

export const RECOMMEND_JOB = 'recommend';

/** Age after which a list is recomputed when it is requested, in ms. */
const FRESH_MS = DAY;
/** Shortest time between recomputations after follows, in ms. */
const SETTLED_MS = 5 * MINUTE;
/** A job that has not made it by then is taken for lost. */
const LOST_MS = HOUR;

const isThis = (memberId: string, kind: RecommendedKind) =>
  and(eq(recommendationLists.memberId, memberId), eq(recommendationLists.kind, kind));

const listOf = async (
  db: Handle,
  memberId: string,
  kind: RecommendedKind,
): Promise<RecommendationList | undefined> =>
  (await db.select().from(recommendationLists).where(isThis(memberId, kind)))[0];

/** Tells whether the member has begun to follow something since, or a day has passed. */
const isStale = async (db: Handle, list: RecommendationList, now: Date): Promise<boolean> => {
  const age = now.getTime() - list.madeDate.getTime();
  if (age >= FRESH_MS) return true;
  if (age < SETTLED_MS) return false;
  const newer = await db
    .select({ found: sql`1` })
    .from(follows)
    .where(and(eq(follows.memberId, list.memberId), gte(follows.date, list.madeDate)))
    .limit(1);
  return newer.length > 0;
};

/** Adds a job that recomputes a list, once for all requests. */
const renew = (
  { database, jobs, now }: Services,
  { memberId, kind }: RecommendationList,
): Promise<void> =>
  database.transaction(async (tx) => {
    const { renewedDate } = recommendationLists;
    const lost = new Date(now().getTime() - LOST_MS);
    const claimed = await tx
      .update(recommendationLists)
      .set({ renewedDate: now() })
      .where(and(isThis(memberId, kind), or(isNull(renewedDate), lt(renewedDate, lost))))
      .returning({ kind: recommendationLists.kind });
    if (claimed.length > 0) await jobs.add(tx, RECOMMEND_JOB, { memberId, kind });
  });

/** Restricts results, under `found`, to those that may be shown. */
const shown: Record<RecommendedKind, (memberId: string) => SQL> = {
  MEMBER: shownMembers,
  COLUMN: shownColumns,
  CHANNEL: shownChannels,
};

/**
 * Answers the part of a list that may be shown now. Items answered before come last, the earliest
 * of them first.
 */
const shownOf = async (
  db: Handle,
  { memberId, kind, items }: RecommendationList,
  not: readonly string[],
  most: number,
): Promise<Found[]> => {
  const { rows } = await db.execute<Record<keyof Found, unknown>>(sql`
    select found.id, found.reason, found.count, found.about
    from rows from (
      jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as (id text, reason text, count int, about text)
    ) with ordinality as found (id, reason, count, about, place)
    left join (
      select past.id, min(past.place) as place
      from jsonb_array_elements_text(${JSON.stringify(not)}::jsonb) with ordinality as past (id, place)
      group by past.id
    ) as past on past.id = found.id
    ${shown[kind](memberId)}
      and not exists (
        select 1 from ${follows} as follow
        where follow.member_id = ${memberId} and follow.kind = ${kind} and follow.target_id = found.id
      )
      and not exists (
        select 1 from ${recommendationViews} as view
        where view.member_id = ${memberId} and view.kind = ${kind} and view.target_id = found.id
          and view.times >= ${MAX_SEEN}
      )
    order by past.place nulls first, found.place
    limit ${most}`);
  return rows as unknown as Found[];
};

/** Counts that a member has been offered these, each at most once an hour. */
const countSeen = async (
  db: Handle,
  { memberId, kind }: RecommendationList,
  ids: readonly string[],
  now: Date,
): Promise<void> => {
  if (ids.length === 0) return;
  const { times, date, targetId } = recommendationViews;
  await db
    .insert(recommendationViews)
    .values(
      // In one order, so that two at once don't wait for each other.
      ids.toSorted().map((id) => ({ memberId, kind, targetId: id, times: 1, date: now })),
    )
    .onConflictDoUpdate({
      target: [recommendationViews.memberId, recommendationViews.kind, targetId],
      set: { times: sql`${times} + 1`, date: now },
      setWhere: lt(date, new Date(now.getTime() - SEEN_PAUSE)),
    });
};

/** In how many competitions that stand on the community's pages these members take part. */
const competitionsOf = async (
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ id: registrations.memberId, count: sql<number>`count(*)::int` })
    .from(registrations)
    .innerJoin(competitions, eq(competitions.id, registrations.competitionId))
    .where(
      and(
        sql`${registrations.memberId} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
        eq(registrations.status, 1),
        onCommunityPages,
      ),
    )
    .groupBy(registrations.memberId);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

interface RecommendationQuery {
  type: RecommendationType;
  not: readonly string[];
  perPage: number;
  /**
   * True where the member looks, so that this counts as seen; false for a program that only reads.
   */
  counts: boolean;
}

/**
 * Answers members or things that a member may like to follow. The first time they are found at
 * once; later a job renews them while the known ones are answered. Items that may no longer be
 * shown are left out, however old the list is.
 */
export const recommend = async (
  services: Services,
  memberId: string,
  { type: kind, not, perPage, counts }: RecommendationQuery,
): Promise<Recommendations> => {
  const { database, now } = services;
  const { db } = database;
  const list = (await listOf(db, memberId, kind)) ?? (await makeList(services, memberId, kind));
  if (await isStale(db, list, now())) await renew(services, list);
  if (counts && list.askedDate.getTime() < now().getTime() - HOUR)
    await db.update(recommendationLists).set({ askedDate: now() }).where(isThis(memberId, kind));
  const found = await shownOf(db, list, not, perPage + 1);
  const rows = found.slice(0, perPage);
  const ids = rows.map(({ id }) => id);
  if (counts) await countSeen(db, list, ids, now());
  const taking = kind === 'MEMBER' ? await competitionsOf(db, ids) : undefined;
  return {
    data: rows.map(({ id, reason, count, about }) => ({
      _id: id,
      Type: toWire(kind),
      Reason: reason,
      Count: count,
      About: reason === 'TOPIC' && about !== null ? (topics.get(about) ?? null) : about,
      compRegCount: taking ? (taking.get(id) ?? 0) : null,
    })),
    more: found.length > perPage,
  };
};
