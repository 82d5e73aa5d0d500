import { bigint, bigserial, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { relatedKinds } from '@whaletide/schema/domains/growth/rest.ts';
import { id, timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';

/** One payment; its key makes a repeated one the same. */
export const coinTransfers = pgTable('coin_transfers', {
  id: id(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  /** In Chinese; older ones have words such as `quest` (store/entries.ts). */
  reason: text('reason').notNull(),
  /** Source of the payment, where that has a page. */
  relatedKind: text('related_kind', { enum: relatedKinds }),
  relatedId: text('related_id'),
  date: timestamptz('date').notNull(),
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
    index('coin_entries_newest').on(table.account, table.id),
    unique('coin_entries_side').on(table.transferId, table.account),
  ],
);

/**
 * Members who signed up through a share link, and its owner: once a member, whatever became of the
 * reward.
 */
export const sharedSignUps = pgTable(
  'shared_sign_ups',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => members.id),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => members.id),
    /** Month in Asia/Shanghai, as 2026-11. */
    month: text('month').notNull(),
    /** Coins that the inviter got for it, in whale coins; 0 above the month's limit. */
    coins: integer('coins').notNull(),
    date: timestamptz('date').notNull(),
  },
  (table) => [index('shared_sign_ups_inviter').on(table.inviterId, table.month)],
);
