import { and, asc, desc, eq, gt, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { FollowKind } from '@whaletide/schema/domains/members/rest.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { pageOf, type PageQuery, pageWindow } from '#http/paging.ts';
import { followNotices, type FollowRow, follows } from '../tables.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const MAX_ITEMS = 1_000;

export interface Follow {
  memberId: string;
  kind: FollowKind;
  targetId: string;
}

const isThis = ({ memberId, kind, targetId }: Follow) =>
  and(eq(follows.memberId, memberId), eq(follows.kind, kind), eq(follows.targetId, targetId));

/** Keeps that a member follows; false where they did already. Who calls counts it in the target. */
export const startFollow = async (
  tx: Transaction,
  follow: Follow,
  date: Date,
): Promise<boolean> => {
  const first = await tx
    .insert(follows)
    .values({ ...follow, date })
    .onConflictDoNothing()
    .returning({ targetId: follows.targetId });
  return first.length > 0;
};

/** Forgets that a member follows; false where they didn't. */
export const endFollow = async (tx: Transaction, follow: Follow): Promise<boolean> => {
  const ended = await tx
    .delete(follows)
    .where(isThis(follow))
    .returning({ targetId: follows.targetId });
  return ended.length > 0;
};

/** Keeps what a follower of a channel wants of it, and has seen; without following it nothing changes. */
export const changeFollow = async (
  db: Handle,
  follow: Follow,
  values: Partial<Pick<FollowRow, 'mail' | 'lastView'>>,
): Promise<void> => {
  await db.update(follows).set(values).where(isThis(follow));
};

/** Ends the mails of all channels that a member follows. */
export const endFollowMails = async (tx: Transaction, memberId: string): Promise<void> => {
  await tx
    .update(follows)
    .set({ mail: false })
    .where(and(eq(follows.memberId, memberId), eq(follows.mail, true)));
};

/** Tells whether a member has the news of any channel sent by mail. */
export const hasFollowMails = async (db: Handle, memberId: string): Promise<boolean> =>
  (await db.$count(follows, and(eq(follows.memberId, memberId), eq(follows.mail, true)))) > 0;

/** Deletes the followers of something that is deleted for good. */
export const forgetFollowersOf = async (
  tx: Transaction,
  { kind, targetId }: Pick<Follow, 'kind' | 'targetId'>,
): Promise<void> => {
  await tx.delete(follows).where(and(eq(follows.kind, kind), eq(follows.targetId, targetId)));
  await tx
    .delete(followNotices)
    .where(and(eq(followNotices.kind, kind), eq(followNotices.targetId, targetId)));
};

/** Tells whether the followed member should hear of it: not twice within a day. */
export const isNews = async (tx: Transaction, follow: Follow, date: Date): Promise<boolean> => {
  const told = await tx
    .insert(followNotices)
    .values({ ...follow, date })
    .onConflictDoUpdate({
      target: [followNotices.memberId, followNotices.kind, followNotices.targetId],
      set: { date },
      setWhere: lt(followNotices.date, new Date(date.getTime() - DAY)),
    })
    .returning({ targetId: followNotices.targetId });
  return told.length > 0;
};

export const isFollowing = async (db: Handle, follow: Follow): Promise<boolean> =>
  (
    await db
      .select({ found: sql`1` })
      .from(follows)
      .where(isThis(follow))
  ).length > 0;

/**
 * Lists what the member follows of a kind, newest first, as far as it is among `ids`; at most
 * 1,000.
 */
export const followsAmong = (
  db: Handle,
  memberId: string,
  kind: FollowKind,
  ids: readonly string[] | null,
): Promise<FollowRow[]> =>
  db
    .select()
    .from(follows)
    .where(
      and(
        eq(follows.memberId, memberId),
        eq(follows.kind, kind),
        ids === null ? undefined : inArray(follows.targetId, [...ids]),
      ),
    )
    .orderBy(newestFirst, asc(follows.targetId))
    .limit(MAX_ITEMS);

const newestFirst = desc(follows.date);
const oldestFirst = asc(follows.date);

/**
 * A page of follows, newest first: read off the index alone, from the end that is nearer.
 * @param chosen whose, or of what
 * @param other the column of the other side
 * @param total how many there are
 */
const newestOf = async (
  db: Handle,
  chosen: SQL | undefined,
  other: typeof follows.memberId | typeof follows.targetId,
  total: number,
  query: PageQuery,
): Promise<Page<{ memberId: string; date: Date }>> => {
  const window = pageWindow(query);
  const most = Math.min(window.limit, total - window.offset);
  if (most <= 0) return pageOf([], total, window);
  const fromEnd = window.offset > total / 2;
  const rows = await db
    .select({ memberId: other, date: follows.date })
    .from(follows)
    .where(chosen)
    .orderBy(...(fromEnd ? [oldestFirst, desc(other)] : [newestFirst, asc(other)]))
    .limit(most)
    .offset(fromEnd ? total - window.offset - most : window.offset);
  return pageOf(fromEnd ? rows.reverse() : rows, total, window);
};

/**
 * Lists the followers of a target, newest first.
 * @param total as the target's row counts it
 */
export const followersOf = (
  db: Handle,
  kind: FollowKind,
  targetId: string,
  total: number,
  query: PageQuery,
): Promise<Page<{ memberId: string; date: Date }>> => {
  const chosen = and(eq(follows.kind, kind), eq(follows.targetId, targetId));
  return newestOf(db, chosen, follows.memberId, total, query);
};

/** Lists what a member follows of a kind, newest first. */
export const followeesOf = async (
  db: Handle,
  kind: FollowKind,
  memberId: string,
  query: PageQuery,
): Promise<Page<{ memberId: string; date: Date }>> => {
  const chosen = and(eq(follows.memberId, memberId), eq(follows.kind, kind));
  const total = await db.$count(follows, chosen);
  return newestOf(db, chosen, follows.targetId, total, query);
};

/** Position of a walk through followers; the ISO time, since jobs keep it as JSON. */
export interface FollowerCursor {
  date: string;
  memberId: string;
}

/**
 * The next followers of a walk from the newest to the oldest, who began to follow no later than its
 * cursor: one who comes while it goes on isn't in it.
 */
export const followersAfter = (
  db: Handle,
  { kind, targetId }: Pick<Follow, 'kind' | 'targetId'>,
  { date, memberId }: FollowerCursor,
  limit: number,
): Promise<{ memberId: string; date: Date }[]> => {
  const last = new Date(date);
  return db
    .select({ memberId: follows.memberId, date: follows.date })
    .from(follows)
    .where(
      and(
        eq(follows.kind, kind),
        eq(follows.targetId, targetId),
        // Beside what decides, for the index: it begins where the walk stands.
        lte(follows.date, last),
        or(lt(follows.date, last), gt(follows.memberId, memberId)),
      ),
    )
    .orderBy(newestFirst, asc(follows.memberId))
    .limit(limit);
};
