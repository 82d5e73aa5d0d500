import { eq, sql } from 'drizzle-orm';
import type { PaymentRelated } from '@whaletide/schema/domains/growth/rest.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { slices } from '#database/slices.ts';
import { newId } from '#ids.ts';
import { coinEntries, coinTransfers } from '../tables.ts';

/** Account that rewards come from; its balance is the negative of all coins in circulation. */
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

/**
 * Pays the same amount out of the mint to many members by double entries, in the caller's
 * transaction; a member whose key has been paid gets nothing more.
 * @returns how many were paid
 */
export const payAll = async (
  tx: Transaction,
  payments: readonly { memberId: string; amount: number; idempotencyKey: string }[],
  { reason, related, now }: { reason: string; related: PaymentRelated | null; now: Date },
): Promise<number> => {
  let paid = 0;
  for (const chunk of slices(payments)) {
    const rows = chunk.map(({ memberId, amount, idempotencyKey }) => ({
      id: newId(now.getTime()),
      key: idempotencyKey,
      account: walletOf(memberId),
      amount,
    }));
    // As one parameter, and both sides of all of them at once: thousands of rows take no longer.
    const made = await tx.execute<{ paid: number }>(sql`
      with payments as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as payment(id text, key text, account text, amount integer)
      ), transfers as (
        insert into ${coinTransfers} (id, idempotency_key, reason, related_kind, related_id, date)
        select id, key, ${reason}, ${related?.Type ?? null}::text, ${related?._id ?? null}::text,
          ${now.toISOString()}::timestamptz
        from payments
        on conflict do nothing returning id
      ), entries as (
        insert into ${coinEntries} (transfer_id, account, amount)
        select id, side.account, side.amount
        from transfers inner join payments using (id)
          cross join lateral (values (${MINT}, -payments.amount), (payments.account, payments.amount))
            as side(account, amount)
      )
      select count(*)::int as paid from transfers`);
    paid += made.rows[0]?.paid ?? 0;
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
    /** In Chinese, as the member reads it. */
    reason: string;
    related: PaymentRelated | null;
    idempotencyKey: string;
    now: Date;
  },
): Promise<boolean> => {
  const { from, to, amount, reason, related, idempotencyKey, now } = payment;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`cannot move ${amount} coins`);
  const id = newId(now.getTime());
  const made = await tx
    .insert(coinTransfers)
    .values({
      id,
      idempotencyKey,
      reason,
      relatedKind: related?.Type ?? null,
      relatedId: related?._id ?? null,
      date: now,
    })
    .onConflictDoNothing()
    .returning({ id: coinTransfers.id });
  if (made.length === 0) return false;
  await tx.insert(coinEntries).values([
    { transferId: id, account: from, amount: -amount },
    { transferId: id, account: to, amount },
  ]);
  return true;
};
