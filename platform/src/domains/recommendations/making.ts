import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { MAX_SEEN } from '@whaletide/schema/domains/recommendations/rules.ts';
import type { Database, Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { follows } from '../members/tables.ts';
import { labBookmarks, labs } from '../projects/tables.ts';
import { similarIds } from '../search/store.ts';
import { channelsFor, channelWeights, shownChannels } from './finding/channels.ts';
import { columnsFor, columnWeights, shownColumns } from './finding/columns.ts';
import type { Asked } from './finding/interests.ts';
import { membersFor, memberWeights, shownMembers } from './finding/members.ts';
import {
  type Found,
  type RecommendationList,
  recommendationLists,
  recommendationViews,
  type RecommendedKind,
} from './tables.ts';

/** So many are kept: what one skims through in a day. */
const MAX_RECOMMENDATIONS = 60;
/** Titles whose words are looked for, and projects that they find. */
const TITLES = 5;
const MAX_SIMILAR = 40;

type Making = Pick<Services, 'database' | 'now'>;

/** The sources of a kind of recommendation, and what may be shown of what they find. */
const kinds = {
  MEMBER: { find: membersFor, weights: memberWeights, shown: shownMembers },
  COLUMN: { find: columnsFor, weights: columnWeights, shown: shownColumns },
  CHANNEL: { find: channelsFor, weights: channelWeights, shown: shownChannels },
};

/** Public projects whose titles share words with those that the member keeps or wrote last. */
const similarProjects = async ({ database }: Making, memberId: string): Promise<string[]> => {
  const { db } = database;
  const titles = [
    ...(await db
      .select({ title: labs.title })
      .from(labBookmarks)
      .innerJoin(labs, eq(labs.id, labBookmarks.labId))
      .where(eq(labBookmarks.memberId, memberId))
      .orderBy(desc(labBookmarks.date))
      .limit(TITLES)),
    ...(await db
      .select({ title: labs.title })
      .from(labs)
      .where(eq(labs.memberId, memberId))
      .orderBy(desc(labs.updateDate))
      .limit(TITLES)),
  ];
  const title = titles.map((one) => one.title).join(' ');
  return similarIds(database, { kind: 'PROJECT', title, not: '', most: MAX_SIMILAR });
};

const valuesOf = (weights: Record<string, number>): SQL =>
  sql.join(
    Object.entries(weights).map(([reason, weight]) => sql`(${reason}::text, ${weight}::float8)`),
    sql`, `,
  );

/**
 * Choice of the reason that is shown: the one that weighs most. Popularity is shown only where
 * there is no other.
 */
const told = sql`order by found.reason = 'POPULAR', weight.weight * ln(1 + found.n) desc, found.reason`;

/**
 * Reads the newest rows of each by the indexes that have them in their order. The planner takes
 * what is followed for followed by a few: it would fetch and sort the thousands that follow a star.
 */
const inOrder = <T>({ transaction }: Database, look: (tx: Transaction) => Promise<T>): Promise<T> =>
  transaction(async (tx) => {
    await tx.execute(sql`set local enable_bitmapscan = off`);
    return look(tx);
  });

/**
 * Finds what a member may like to follow, the best first, by what all reasons together say for
 * each; more of a kind counts less and less. Leaves out what the member follows, has seen ten
 * times, or may not be shown. One statement whose parts are bounded.
 */
const foundBy = async (
  database: Database,
  kind: RecommendedKind,
  asked: Asked,
): Promise<Found[]> => {
  const { find, weights, shown } = kinds[kind];
  const { memberId } = asked;
  const statement = sql`
    with found as (${find(asked)}),
      weight (reason, weight) as (values ${valuesOf(weights)}),
      weighed as (
        select found.id,
          (array_agg(found.reason ${told}))[1] as reason,
          (array_agg(found.n ${told}))[1] as count,
          (array_agg(found.about ${told}))[1] as about,
          sum(weight.weight * ln(1 + found.n)) as score
        from found join weight on weight.reason = found.reason
        group by found.id
      )
    select found.id, found.reason, found.count, found.about
    from weighed as found
    ${shown(memberId)}
      and not exists (
        select 1 from ${follows} as follow
        where follow.member_id = ${memberId} and follow.kind = ${kind} and follow.target_id = found.id
      )
      and not exists (
        select 1 from ${recommendationViews} as view
        where view.member_id = ${memberId} and view.kind = ${kind} and view.target_id = found.id
          and view.times >= ${MAX_SEEN}
      )
    order by found.score desc, found.id
    limit ${MAX_RECOMMENDATIONS}`;
  const { rows } = await inOrder(database, (tx) =>
    tx.execute<Record<keyof Found, unknown>>(statement),
  );
  return rows as unknown as Found[];
};

/** Finds what a member may like to follow, the best first, at most 60. */
export const findFor = async (
  making: Making,
  memberId: string,
  kind: RecommendedKind,
): Promise<Found[]> => {
  const similar = await similarProjects(making, memberId);
  return foundBy(making.database, kind, { memberId, now: making.now(), similar });
};

/** Finds it for the first time, and keeps it. */
export const makeList = async (
  making: Making,
  memberId: string,
  kind: RecommendedKind,
): Promise<RecommendationList> => {
  const made = { items: await findFor(making, memberId, kind), madeDate: making.now() };
  const [list] = await making.database.db
    .insert(recommendationLists)
    .values({ memberId, kind, ...made, askedDate: making.now() })
    .onConflictDoUpdate({
      target: [recommendationLists.memberId, recommendationLists.kind],
      set: made,
    })
    .returning();
  return list as RecommendationList;
};

/** Recomputes a list; one that was deleted since stays deleted. */
export const renewList = async (
  making: Making,
  memberId: string,
  kind: RecommendedKind,
): Promise<void> => {
  const items = await findFor(making, memberId, kind);
  await making.database.db
    .update(recommendationLists)
    .set({ items, madeDate: making.now(), renewedDate: null })
    .where(and(eq(recommendationLists.memberId, memberId), eq(recommendationLists.kind, kind)));
};
