import { and, eq } from 'drizzle-orm';
import type { WeeklyCoinBonus } from '@whaletide/schema/domains/growth/rest.ts';
import { weeklyCoinBonus } from '@whaletide/schema/domains/growth/rules/growth.ts';
import { weekKey } from '@whaletide/schema/shared/rules/time.ts';
import type { Database, Handle } from '#database/database.ts';
import { conflict } from '#refusal.ts';
import { memberById } from '#domains/members/store.ts';
import { coinEntries, coinTransfers } from '../tables.ts';
import { MINT, transfer, walletOf } from './ledger.ts';

/** One payment a member and week of Asia/Shanghai: its key in the ledger is what decides it. */
const keyOf = (memberId: string, now: Date) => `weekly:${memberId}:${weekKey(now)}`;

/** Coins that the member's level gives a week. */
const amountFor = async (db: Handle, memberId: string): Promise<number> =>
  weeklyCoinBonus((await memberById(db, memberId))?.growthScore ?? 0);

/** This week's bonus: its amount once it has been paid is what was paid. */
export const weeklyBonusOf = async (
  db: Handle,
  memberId: string,
  now: Date,
): Promise<WeeklyCoinBonus> => {
  const [paid] = await db
    .select({ amount: coinEntries.amount })
    .from(coinTransfers)
    .innerJoin(coinEntries, eq(coinEntries.transferId, coinTransfers.id))
    .where(
      and(
        eq(coinTransfers.idempotencyKey, keyOf(memberId, now)),
        eq(coinEntries.account, walletOf(memberId)),
      ),
    );
  return {
    hasReceived: paid !== undefined,
    Amount: paid?.amount ?? (await amountFor(db, memberId)),
  };
};

/** Pays this week's bonus. @throws Refusal CONFLICT when it has been paid */
export const receiveWeeklyBonus = (
  { transaction }: Database,
  memberId: string,
  now: Date,
): Promise<WeeklyCoinBonus> =>
  transaction(async (tx) => {
    const amount = await amountFor(tx, memberId);
    const paid = await transfer(tx, {
      from: MINT,
      to: walletOf(memberId),
      amount,
      reason: '每周鲸彩',
      related: null,
      idempotencyKey: keyOf(memberId, now),
      now,
    });
    if (!paid) throw conflict('本周鲸彩已领取，下周继续');
    return { hasReceived: true, Amount: amount };
  });
