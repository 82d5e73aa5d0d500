import { eq } from 'drizzle-orm';
import type { WeeklyCoinBonus } from '@whaletide/schema/rest/growth.ts';
import { WEEKLY_COIN_BONUS } from '@whaletide/schema/rules/growth.ts';
import { weekKey } from '@whaletide/schema/rules/time.ts';
import type { Database, Handle } from '../../../database/database.ts';
import { conflict } from '../../../refusal.ts';
import { coinTransfers } from '../tables.ts';
import { MINT, transfer, walletOf } from './ledger.ts';

/** One payment a member and week of Asia/Shanghai: its key in the ledger is what decides it. */
const keyOf = (memberId: string, now: Date) => `weekly:${memberId}:${weekKey(now)}`;

/** Whether this week's bonus has been paid (spec 1, section 4: Weekly coin bonus). */
export const weeklyBonusOf = async (
  db: Handle,
  memberId: string,
  now: Date,
): Promise<WeeklyCoinBonus> => {
  const [paid] = await db
    .select({ id: coinTransfers.id })
    .from(coinTransfers)
    .where(eq(coinTransfers.idempotencyKey, keyOf(memberId, now)));
  return { hasReceived: paid !== undefined, Amount: WEEKLY_COIN_BONUS };
};

/** Pays this week's bonus. @throws Refusal CONFLICT when it has been paid */
export const receiveWeeklyBonus = (
  { transaction }: Database,
  memberId: string,
  now: Date,
): Promise<WeeklyCoinBonus> =>
  transaction(async (tx) => {
    const paid = await transfer(tx, {
      from: MINT,
      to: walletOf(memberId),
      amount: WEEKLY_COIN_BONUS,
      reason: '每周鲸彩',
      related: null,
      idempotencyKey: keyOf(memberId, now),
      now,
    });
    if (!paid) throw conflict('本周鲸彩已领取，下周继续');
    return { hasReceived: true, Amount: WEEKLY_COIN_BONUS };
  });
