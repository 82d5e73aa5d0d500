import { and, desc, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { FeedPage } from '@whaletide/schema/domains/feed/rest.ts';
import {
  FEED_PAGE,
  type FeedTargetType,
  groupFeed,
  MAX_NEW_FEEDS,
} from '@whaletide/schema/domains/feed/rules/feed.ts';
import { toWire } from '@whaletide/schema/kinds.ts';
import { MAX_PER_PAGE } from '@whaletide/schema/shared/rules/paging.ts';
import type { Handle } from '#database/database.ts';
import { type CursorQuery, cursorOfNumber, numberOfCursor } from '#http/cursors.ts';
import { activityLog } from '../activity-log/tables.ts';
import { channels } from '../channels/tables.ts';
import { columns } from '../columns/tables.ts';
import { follows, members } from '../members/tables.ts';

/**
 * Finders of the targets that everyone may know of: what is private, or an organization's own, is
 * in no feed. Deleted or folded targets may be spoken of without a word about it.
 */
export type TellableTargets = Readonly<
  Record<FeedTargetType, (db: Handle, ids: readonly string[]) => Promise<string[]>>
>;

declare module '#domain.ts' {
  interface Domain {
    /** Content that feeds speak of. */
    feed?: Partial<TellableTargets>;
  }
  interface Gathered {
    feed: TellableTargets;
  }
}

/** Between which numbers; both are left out. */
interface Between {
  before?: number | undefined;
  after?: number | undefined;
}

/** Part of a feed that is asked for, from a cursor on or from the number in it. */
export interface FeedQuery extends CursorQuery {
  blockId?: number | undefined;
}

/** @throws Refusal BAD_USER_INPUT for what is no cursor of a feed */
const partOf = ({ first = FEED_PAGE, after, blockId }: FeedQuery) => ({
  before: after === undefined ? blockId : numberOfCursor(activityLog.id, after),
  size: Math.min(first, MAX_PER_PAGE),
});

type ActivityRow = typeof activityLog.$inferSelect;

/**
 * The newest of what those did whom a member follows: of each follow as many as a page has, by the
 * index alone, and of those the newest. Rows come afterwards, by their numbers.
 */
const followedIds = (memberId: string, { before, after }: Between, limit: number): SQL => sql`(
  select acted.id
  from ${follows} as follow
  cross join lateral (
    select activity.id
    from ${activityLog} as activity
    where activity.actor_kind = follow.kind
      and activity.actor_id = follow.target_id
      and activity.withdrawn = false
      and activity.id < ${before ?? Number.MAX_SAFE_INTEGER}
      and activity.id > ${after ?? 0}
    order by activity.id desc
    limit ${limit}
  ) as acted
  where follow.member_id = ${memberId}
  order by acted.id desc
  limit ${limit})`;

/**
 * Finds the rows whose actors show what they do: neither hidden nor stopped members, no folded
 * columns or channels.
 */
const shownRows = async (db: Handle, rows: readonly ActivityRow[]): Promise<ActivityRow[]> => {
  const ids = [...new Set(rows.map(({ actorId }) => actorId))];
  if (ids.length === 0) return [];
  const people = await db
    .select({ id: members.id })
    .from(members)
    .where(
      and(inArray(members.id, ids), eq(members.hideProfile, false), isNull(members.deactivated)),
    );
  const open = await db
    .select({ id: columns.id })
    .from(columns)
    .where(and(inArray(columns.id, ids), isNull(columns.collapsedDate)));
  const collecting = await db
    .select({ id: channels.id })
    .from(channels)
    .where(and(inArray(channels.id, ids), isNull(channels.collapsedDate)));
  const known = new Set([...people, ...open, ...collecting].map(({ id }) => id));
  return rows.filter(({ actorId }) => known.has(actorId));
};

/**
 * Finds the rows whose targets may be spoken of, in a statement for each kind that is among them.
 */
const tellableRows = async (
  db: Handle,
  targets: TellableTargets,
  rows: readonly ActivityRow[],
): Promise<ActivityRow[]> => {
  const known = new Set<string>();
  for (const type of new Set(rows.map(({ targetType }) => targetType))) {
    const ids = rows.filter((row) => row.targetType === type).map(({ targetId }) => targetId);
    for (const id of await targets[type](db, [...new Set(ids)])) known.add(`${type} ${id}`);
  }
  return rows.filter(({ targetType, targetId }) => known.has(`${targetType} ${targetId}`));
};

const toGroups = (rows: readonly ActivityRow[]) =>
  groupFeed(
    rows.map(({ id, action, actorKind, actorId, targetType, targetId, date }) => ({
      id,
      action,
      sourceType: actorKind,
      source: actorId,
      targetType,
      target: targetId,
      date,
    })),
  );

/**
 * A page of what may be shown of these rows.
 * @param found one too many where another page follows
 */
const toPage = (
  found: readonly ActivityRow[],
  shown: readonly ActivityRow[],
  size: number,
): FeedPage => {
  const rows = found.slice(0, size);
  const newest = rows.at(0);
  const oldest = rows.at(-1);
  return {
    data: toGroups(shown).map((group) => ({
      _id: group.id,
      Action: group.action,
      SourceType: toWire(group.sourceType),
      Source: group.source,
      TargetType: toWire(group.targetType),
      Targets: group.targets,
      CreatedAt: group.date.toISOString(),
    })),
    endCursor: oldest ? cursorOfNumber(oldest.id) : null,
    hasNextPage: found.length > size,
    tail: found.length <= size,
    startAt: newest?.date.toISOString() ?? null,
    endAt: oldest?.date.toISOString() ?? null,
    newestId: newest?.id ?? 0,
    blockId: oldest?.id ?? 0,
    maxCount: size,
  };
};

const byNumbers = (db: Handle, chosen: SQL | undefined, limit: number): Promise<ActivityRow[]> =>
  db.select().from(activityLog).where(chosen).orderBy(desc(activityLog.id)).limit(limit);

/** Lists what a member's followees did; unfollowing takes effect at once. */
export const followedFeed = async (
  db: Handle,
  targets: TellableTargets,
  memberId: string,
  query: FeedQuery,
): Promise<FeedPage> => {
  const { before, size } = partOf(query);
  const ids = followedIds(memberId, { before }, size + 1);
  const rows = await byNumbers(db, inArray(activityLog.id, ids), size + 1);
  const shown = await shownRows(db, rows.slice(0, size));
  return toPage(rows, await tellableRows(db, targets, shown), size);
};

/** Counts the items that a feed would have before the one with this number. */
export const newerFeeds = async (
  db: Handle,
  targets: TellableTargets,
  memberId: string,
  after: number,
): Promise<{ count: number; more: boolean }> => {
  const most = MAX_NEW_FEEDS + 1;
  const ids = followedIds(memberId, { after }, most);
  const rows = await byNumbers(db, inArray(activityLog.id, ids), most);
  const shown = await tellableRows(db, targets, await shownRows(db, rows.slice(0, MAX_NEW_FEEDS)));
  return { count: toGroups(shown).length, more: rows.length === most };
};

/**
 * Lists what a member did, without what their columns did: these are followed by themselves.
 * Callers check before whether the member shows it.
 */
export const feedOfMember = async (
  db: Handle,
  targets: TellableTargets,
  memberId: string,
  query: FeedQuery,
): Promise<FeedPage> => {
  const { before, size } = partOf(query);
  const own = and(
    eq(activityLog.actorKind, 'MEMBER'),
    eq(activityLog.actorId, memberId),
    eq(activityLog.withdrawn, false),
    before === undefined ? undefined : lt(activityLog.id, before),
  );
  const rows = await byNumbers(db, own, size + 1);
  return toPage(rows, await tellableRows(db, targets, rows.slice(0, size)), size);
};
