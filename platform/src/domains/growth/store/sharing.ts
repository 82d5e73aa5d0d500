import { and, eq, sql } from 'drizzle-orm';
import { EVENT_SHARE_REWARDED } from '@whaletide/schema/rules/notifications.ts';
import { SHARE_REWARD, shareReward } from '@whaletide/schema/rules/sharing.ts';
import { monthKey } from '@whaletide/schema/rules/time.ts';
import type { Transaction } from '../../../database/database.ts';
import type { EventLog } from '../../../events/log.ts';
import { members } from '../../members/tables.ts';
import { sharedSignUps } from '../tables.ts';
import { MINT, transfer, walletOf } from './ledger.ts';

interface SharedSignUp {
  /** As the address said it; one who isn't there is ignored. */
  inviterId: string;
  /** Who has just signed up, in the same transaction. */
  member: { id: string; name: string };
  now: Date;
}

const pay = (tx: Transaction, memberId: string, amount: number, key: string, now: Date) =>
  transfer(tx, {
    from: MINT,
    to: walletOf(memberId),
    amount,
    reason: 'share',
    idempotencyKey: key,
    now,
  });

/**
 * Pays both sides of a sign-up through a share link, and tells the inviter. The inviter's sign-ups
 * wait for each other at the inviter's row, so that a month never pays more than its limit; the new
 * member is paid all the same (spec 1, section 9; decisions.md: any sign-up through `shareby`).
 */
export const rewardSharing = async (
  tx: Transaction,
  events: EventLog,
  { inviterId, member, now }: SharedSignUp,
): Promise<void> => {
  const [inviter] = await tx
    .select({ id: members.id })
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
  await pay(tx, member.id, SHARE_REWARD, `share:${member.id}:member`, now);
  if (coins === 0) return;
  await pay(tx, inviter.id, coins, `share:${member.id}:inviter`, now);
  await events.publish(tx, [inviter.id], {
    kind: 'notification',
    eventType: EVENT_SHARE_REWARDED,
    related: member.id,
    data: { User: { _id: member.id, Name: member.name }, AwardWhaleCoin: coins },
  });
};
