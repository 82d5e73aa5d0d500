import { eq, sql } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Member, MemberFollow } from '@whaletide/schema/domains/members/rest.ts';
import { followProblem, isHiddenFrom } from '@whaletide/schema/domains/members/rules/members.ts';
import { EVENT_FOLLOWED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { pageOf, type PageQuery, pageWindow } from '#http/paging.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { byMember, recordActivity, withdrawActivity } from '../activity-log/store.ts';
import {
  endFollow,
  followeesOf,
  followersOf,
  followsAmong,
  isFollowing,
  isNews,
  startFollow,
} from './store/follows.ts';
import { memberById, membersByIds, shownAmong, toMember } from './store.ts';
import { type MemberRow, members } from './tables.ts';

const requireMember = async (db: Handle, id: string): Promise<MemberRow> => {
  const row = await memberById(db, id);
  if (!row) throw notFound('用户');
  return row;
};

const countFollowers = async (tx: Transaction, id: string, change: number): Promise<MemberRow> => {
  const [row] = await tx
    .update(members)
    .set({ followersCount: sql`${members.followersCount} + ${change}` })
    .where(eq(members.id, id))
    .returning();
  return row as MemberRow;
};

/** Action of a higher domain where a member begins to follow another, in that transaction. */
export type OnFollow = (
  tx: Transaction,
  services: Services,
  following: { memberId: string; targetId: string; date: Date },
) => Promise<void>;

declare module '#domain.ts' {
  interface Domain {
    onFollow?: OnFollow;
  }
  interface Gathered {
    onFollow: OnFollow;
  }
}

/**
 * Follows a member, who hears of it (event 132); a second time changes nothing.
 * @throws Refusal NOT_FOUND, and as members/rules/members.ts says
 */
export const follow = (
  services: Services,
  caller: Caller,
  targetId: string,
  onFollow: OnFollow,
): Promise<Member> => {
  const { database, events, now } = services;
  return database.transaction(async (tx) => {
    const target = await requireMember(tx, targetId);
    refuseIf(followProblem(caller.id, { id: target.id, deactivated: target.deactivated !== null }));
    const one = { memberId: caller.id, kind: 'MEMBER', targetId } as const;
    const date = now();
    if (!(await startFollow(tx, one, date))) return toMember(target, caller.id);
    const counted = await countFollowers(tx, targetId, 1);
    await recordActivity(tx, byMember(caller.id, 'FOLLOW', 'MEMBER', targetId), date);
    if (await isNews(tx, one, date)) {
      const follower = await requireMember(tx, caller.id);
      await events.publish(tx, [targetId], {
        kind: 'notification',
        eventType: EVENT_FOLLOWED,
        related: caller.id,
        data: { User: { _id: follower.id, Name: follower.name } },
      });
    }
    await onFollow(tx, services, { memberId: caller.id, targetId, date });
    return toMember(counted, caller.id);
  });
};

/** Ends following a member; without following them nothing changes. @throws Refusal NOT_FOUND */
export const unfollow = (
  { database }: Services,
  caller: Caller,
  targetId: string,
): Promise<Member> =>
  database.transaction(async (tx) => {
    const target = await requireMember(tx, targetId);
    const ended = await endFollow(tx, { memberId: caller.id, kind: 'MEMBER', targetId });
    if (!ended) return toMember(target, caller.id);
    await withdrawActivity(tx, byMember(caller.id, 'FOLLOW', 'MEMBER', targetId));
    return toMember(await countFollowers(tx, targetId, -1), caller.id);
  });

const toFollow = ({ memberId, date }: { memberId: string; date: Date }): MemberFollow => ({
  User: memberId,
  Date: date.toISOString(),
});

type Listing = 'followers' | 'followees';

/**
 * A page of one of a member's two lists; an empty one where the profile is hidden. In those of others
 * stand neither who hides what they do, as `followExists` doesn't tell it, nor stopped accounts, as
 * in the list of members and the search: a page of so many is shorter by them.
 * @throws Refusal NOT_FOUND
 */
export const listFollows = async (
  db: Handle,
  caller: Caller | null,
  listing: Listing,
  { id, query }: { id: string; query: PageQuery },
): Promise<Page<MemberFollow>> => {
  const member = await requireMember(db, id);
  if (isHiddenFrom(member, caller?.id ?? null)) return pageOf([], 0, pageWindow(query));
  const page =
    listing === 'followers'
      ? await followersOf(db, 'MEMBER', id, member.followersCount, query)
      : await followeesOf(db, 'MEMBER', id, query);
  if (caller?.id === id) return { ...page, data: page.data.map(toFollow) };
  const shown = await shownAmong(
    db,
    page.data.map(({ memberId }) => memberId),
    caller?.id ?? null,
  );
  const data = page.data.filter(({ memberId }) => shown.includes(memberId));
  return { ...page, data: data.map(toFollow) };
};

/** Finds which of these members the caller follows. */
export const followingAmong = async (
  db: Handle,
  caller: Caller,
  ids: readonly string[],
): Promise<MemberFollow[]> =>
  (await followsAmong(db, caller.id, 'MEMBER', ids)).map(({ targetId, date }) =>
    toFollow({ memberId: targetId, date }),
  );

/** Tells whether one member follows the other, as far as the caller may know. */
export const followExists = async (
  db: Handle,
  caller: Caller,
  { Source, Target }: { Source: string; Target: string },
): Promise<boolean> => {
  if (Source !== caller.id) {
    const both = await membersByIds(db, [Source, Target]);
    if (both.some((member) => isHiddenFrom(member, caller.id))) return false;
  }
  return isFollowing(db, { memberId: Source, kind: 'MEMBER', targetId: Target });
};
