import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/columns.ts';
import type { MailTemplate } from './templates.ts';

/**
 * Mails to be sent, and those that were. The key says what a mail is, such as
 * `digest:2026-W47:<member>`, so that nothing is sent to anybody twice.
 */
export const outbox = pgTable(
  'outbox',
  {
    key: text('key').primaryKey(),
    /** Null for an address that belongs to no member. */
    memberId: text('member_id'),
    to: text('to').notNull(),
    template: text('template').$type<MailTemplate>().notNull(),
    data: jsonb('data').notNull(),
    /** The smallest is sent first (rules.ts). */
    priority: smallint('priority').notNull().default(2),
    /** Not before this; a lease is a due date in the future. */
    due: timestamptz('due').notNull(),
    tries: integer('tries').notNull().default(0),
    /** The holder of the present lease; a new one each time, so that a late worker finds out. */
    lease: text('lease'),
    /** Since when the server may have had the whole of it (outbox.ts). */
    handedDate: timestamptz('handed_date'),
    sentDate: timestamptz('sent_date'),
    /** Since when it waits for an administrator, and why. */
    parkedDate: timestamptz('parked_date'),
    reason: text('reason'),
    /** Since when it isn't to be sent: an administrator's decision, or `reason` says why. */
    givenUpDate: timestamptz('given_up_date'),
  },
  (table) => [
    index('outbox_due')
      .on(table.priority, table.due, table.key)
      .where(sql`${table.sentDate} is null and ${table.parkedDate} is null`),
    index('outbox_parked')
      .on(table.parkedDate.desc().nullsFirst(), table.key)
      .where(sql`${table.parkedDate} is not null and ${table.givenUpDate} is null`),
    index('outbox_member').on(table.memberId),
    index('outbox_sent').on(table.sentDate),
  ],
);
export type OutboxRow = typeof outbox.$inferSelect;
