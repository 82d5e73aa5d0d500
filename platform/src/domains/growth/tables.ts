import { bigint, bigserial, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, moment } from '../../database/columns.ts';

/** One payment; its key makes a repeated one the same. */
export const coinTransfers = pgTable('coin_transfers', {
  id: id(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  reason: text('reason').notNull(),
  date: moment('date').notNull(),
});

/**
 * The two sides of each payment, which add up to zero. A balance is the sum of an account's
 * entries and is kept nowhere else. Accounts: `member:<id>`, and the site's own such as `mint`.
 */
export const coinEntries = pgTable(
  'coin_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    transferId: text('transfer_id')
      .notNull()
      .references(() => coinTransfers.id),
    account: text('account').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('coin_entries_account').on(table.account),
    unique('coin_entries_side').on(table.transferId, table.account),
  ],
);
