import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { CLOSED_NAME } from '@whaletide/schema/domains/account/rules/closure.ts';
import type { Transaction } from '#database/database.ts';
import { followNotices, follows, members } from './tables.ts';

/** Deletes the member's followers and follows; what they followed counts one less. */
export const forgetFollows = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  const followed = tx
    .select({ id: follows.targetId })
    .from(follows)
    .where(and(eq(follows.memberId, id), eq(follows.kind, 'MEMBER')));
  await tx
    .update(members)
    .set({ followersCount: sql`${members.followersCount} - 1` })
    .where(inArray(members.id, followed));
  for (const table of [follows, followNotices])
    await tx
      .delete(table)
      .where(or(eq(table.memberId, id), and(eq(table.kind, 'MEMBER'), eq(table.targetId, id))));
};

/** Removes the personal data of a member. All that others refer to stays, under 已注销用户. */
export const forgetPerson = async (
  tx: Transaction,
  { id }: { id: string },
  { now }: { now: () => Date },
): Promise<void> => {
  await tx
    .update(members)
    .set({
      name: CLOSED_NAME,
      // No name has a colon (account/rules/account.ts), so that no member's can equal this one.
      nameKey: `${CLOSED_NAME}:${id}`,
      email: null,
      emailVerified: false,
      phoneVerified: false,
      verifyStatus: 0,
      realName: null,
      avatar: null,
      signature: null,
      bio: null,
      website: null,
      identity: null,
      university: null,
      majorTag: null,
      major: null,
      company: null,
      job: null,
      location: null,
      ownFacts: [],
      verifyType: null,
      verifyName: null,
      followersCount: 0,
      creatorBanReason: null,
      roles: [],
      closed: now(),
    })
    .where(eq(members.id, id));
};
