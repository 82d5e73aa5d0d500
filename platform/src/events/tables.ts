import { sql } from 'drizzle-orm';
import type {
  MailSwitch,
  SettableKind,
} from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/columns.ts';

/**
 * The newest event number of each member. It is raised under its row's lock, so that numbers
 * commit in their order; with a sequence a later number could commit first, and a reader that has
 * passed it would never see the earlier one.
 */
export const eventCounters = pgTable('event_counters', {
  memberId: text('member_id').primaryKey(),
  last: bigint('last', { mode: 'number' }).notNull(),
});

/** The event log, one row a recipient. A notification's row carries its read state too. */
export const events = pgTable(
  'events',
  {
    memberId: text('member_id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    id: text('id').notNull().unique(),
    kind: text('kind', { enum: ['notification', 'quest', 'session-ended'] }).notNull(),
    /** Number of the event type; of notifications only. */
    eventType: integer('event_type'),
    related: text('related'),
    data: jsonb('data').notNull(),
    date: timestamptz('date').notNull(),
    /** Time of reading, of notifications only: null is unread. */
    readDate: timestamptz('read_date'),
    /** True where the recipient wants it in the bell and its list, and on the desktop. */
    bell: boolean('bell').notNull().default(true),
    desktop: boolean('desktop').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.number] }),
    index('events_notifications')
      .on(table.memberId, table.number.desc().nullsFirst())
      .where(sql`${table.kind} = 'notification'`),
    index('events_unread')
      .on(table.memberId, table.number.desc().nullsFirst())
      .where(sql`${table.kind} = 'notification' and ${table.readDate} is null`),
    index('events_date').on(table.date),
  ],
);
export type EventRow = typeof events.$inferSelect;

/** Choices of members for each kind of notifications; without a row the rules' default holds. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    memberId: text('member_id').notNull(),
    /** Mails with a switch of their own stand beside the kinds of notices: of these `mail` alone counts. */
    kind: text('kind').$type<SettableKind | MailSwitch>().notNull(),
    bell: boolean('bell').notNull(),
    desktop: boolean('desktop').notNull(),
    mail: boolean('mail').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
);
