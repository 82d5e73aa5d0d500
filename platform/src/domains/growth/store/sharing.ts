import { and, eq, inArray, sql } from 'drizzle-orm';
import { CLOSED_NAME } from '@whaletide/schema/domains/account/rules/closure.ts';
import { EVENT_SHARE_REWARDED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { SHARE_REWARD, shareReward } from '@whaletide/schema/domains/growth/rules/sharing.ts';
import { monthKey } from '@whaletide/schema/shared/rules/time.ts';
import type { Transaction } from '#database/database.ts';
import type { EventLog } from '#events/log.ts';
import { members } from '#domains/members/tables.ts';
import { coinTransfers, sharedSignUps } from '../tables.ts';
import { MINT, transfer, walletOf } from './ledger.ts';

interface SharedSignUp {
  /** As the address said it; one who isn't there is ignored. */
  inviterId: string;
  /** Member who has just signed up, in the same transaction. */
  member: { id: string; name: string };
  now: Date;
}

interface Share {
  memberId: string;
  amount: number;
  reason: string;
  /** The other side. */
  other: string;
  key: string;
  now: Date;
}

const pay = (tx: Transaction, { memberId, amount, reason, other, key, now }: Share) =>
  transfer(tx, {
    from: MINT,
    to: walletOf(memberId),
    amount,
    reason,
    related: { Type: 'USER', _id: other },
    idempotencyKey: key,
    now,
  });

const byInviter = (name: string): string => `通过「${name}」的分享加入社区`;
const ofInvited = (name: string): string => `「${name}」通过你的分享加入社区`;
const keyOf = (memberId: string, side: 'member' | 'inviter'): string => `share:${memberId}:${side}`;

/** Takes the member's name out of the reasons of others' rewards for sharing. */
export const forgetInRewards = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  const { idempotencyKey } = coinTransfers;
  await tx
    .update(coinTransfers)
    .set({ reason: ofInvited(CLOSED_NAME) })
    .where(eq(idempotencyKey, keyOf(id, 'inviter')));
  const invited = tx
    .select({ key: sql`'share:' || ${sharedSignUps.memberId} || ':member'` })
    .from(sharedSignUps)
    .where(eq(sharedSignUps.inviterId, id));
  await tx
    .update(coinTransfers)
    .set({ reason: byInviter(CLOSED_NAME) })
    .where(inArray(idempotencyKey, invited));
};

/**
 * Pays both sides of a sign-up through a share link, and tells the inviter. The inviter's sign-ups
 * wait for each other at the inviter's row, so that a month never pays more than its limit; the new
 * member is paid all the same.
 */
export const rewardSharing = async (
  tx: Transaction,
  events: EventLog,
  { inviterId, member, now }: SharedSignUp,
): Promise<void> => {
  const [inviter] = await tx
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(eq(members.id, inviterId))
    .for('no key update');
  if (!inviter || inviter.id === member.id) return;
  const month = monthKey(now);
  const [paid] = await tx
    .select({ coins: sql<number>`coalesce(sum(${sharedSignUps.coins}), 0)::int` })
    .from(sharedSignUps)
    .where(and(eq(sharedSignUps.inviterId, inviter.id), eq(sharedSignUps.month, month)));
  const coins = shareReward(paid?.coins ?? 0);
  const [recorded] = await tx
    .insert(sharedSignUps)
    .values({ memberId: member.id, inviterId: inviter.id, month, coins, date: now })
    .onConflictDoNothing()
    .returning({ memberId: sharedSignUps.memberId });
  if (!recorded) return;
  await pay(tx, {
    memberId: member.id,
    amount: SHARE_REWARD,
    reason: byInviter(inviter.name),
    other: inviter.id,
    key: keyOf(member.id, 'member'),
    now,
  });
  if (coins === 0) return;
  await pay(tx, {
    memberId: inviter.id,
    amount: coins,
    reason: ofInvited(member.name),
    other: member.id,
    key: keyOf(member.id, 'inviter'),
    now,
  });
  await events.publish(tx, [inviter.id], {
    kind: 'notification',
    eventType: EVENT_SHARE_REWARDED,
    related: member.id,
    data: { User: { _id: member.id, Name: member.name }, AwardWhaleCoin: coins },
  });
};
