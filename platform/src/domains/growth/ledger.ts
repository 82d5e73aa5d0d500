import { eq, sql } from 'drizzle-orm';
import type { Handle, Transaction } from '../../database/database.ts';
import { newId } from '../../ids.ts';
import { coinEntries, coinTransfers } from './tables.ts';

/** Where rewards come from; its balance is the negative of all coins in circulation. */
export const MINT = 'mint';

export const walletOf = (memberId: string): string => `member:${memberId}`;

/** The sum of an account's entries, in whale coins. */
export const balanceOf = async (db: Handle, account: string): Promise<number> => {
  const [row] = await db
    .select({ balance: sql<number>`coalesce(sum(${coinEntries.amount}), 0)::int` })
    .from(coinEntries)
    .where(eq(coinEntries.account, account));
  return row?.balance ?? 0;
};

/** How many payments one statement makes. */
const PAYMENTS_A_STATEMENT = 1_000;

/**
 * Pays the same amount out of the mint to many members by double entries, in the caller's
 * transaction; a member whose key has been paid gets nothing more.
 * @returns how many were paid
 */
export const payAll = async (
  tx: Transaction,
  payments: readonly { memberId: string; amount: number; idempotencyKey: string }[],
  { reason, now }: { reason: string; now: Date },
): Promise<number> => {
  let paid = 0;
  for (let start = 0; start < payments.length; start += PAYMENTS_A_STATEMENT) {
    const chunk = payments.slice(start, start + PAYMENTS_A_STATEMENT);
    const made = await tx
      .insert(coinTransfers)
      .values(
        chunk.map(({ idempotencyKey }) => ({
          id: newId(now.getTime()),
          idempotencyKey,
          reason,
          date: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: coinTransfers.id, key: coinTransfers.idempotencyKey });
    const entries = made.flatMap(({ id, key }) => {
      const payment = chunk.find(({ idempotencyKey }) => idempotencyKey === key);
      if (!payment) return [];
      const { memberId, amount } = payment;
      return [
        { transferId: id, account: MINT, amount: -amount },
        { transferId: id, account: walletOf(memberId), amount },
      ];
    });
    if (entries.length > 0) await tx.insert(coinEntries).values(entries);
    paid += made.length;
  }
  return paid;
};

/**
 * Moves coins between two accounts by one double entry, in the caller's transaction. The same
 * idempotency key moves them once.
 * @returns false when that key has been paid already
 */
export const transfer = async (
  tx: Transaction,
  payment: {
    from: string;
    to: string;
    amount: number;
    reason: string;
    idempotencyKey: string;
    now: Date;
  },
): Promise<boolean> => {
  const { from, to, amount, reason, idempotencyKey, now } = payment;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`cannot move ${amount} coins`);
  const id = newId(now.getTime());
  const made = await tx
    .insert(coinTransfers)
    .values({ id, idempotencyKey, reason, date: now })
    .onConflictDoNothing()
    .returning({ id: coinTransfers.id });
  if (made.length === 0) return false;
  await tx.insert(coinEntries).values([
    { transferId: id, account: from, amount: -amount },
    { transferId: id, account: to, amount },
  ]);
  return true;
};
