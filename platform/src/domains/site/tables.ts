import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#database/columns.ts';

/** Settings of the site by an operator, by name. */
export const siteConfigs = pgTable('site_configs', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});

/** Page views a day (Asia/Shanghai) and kind of page; bounded, whatever addresses are sent. */
export const pageViews = pgTable(
  'page_views',
  {
    day: text('day').notNull(),
    page: text('page').notNull(),
    views: bigint('views', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
);

/**
 * Things that visitors saw and no longer may, newest last: made private, folded, deleted or hidden. Written
 * by triggers on the tables of its owners, for caches of pages that show them.
 */
export const concealments = pgTable(
  'concealments',
  {
    number: bigserial('number', { mode: 'number' }).primaryKey(),
    objectId: text('object_id').notNull(),
    date: timestamptz('date')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('concealments_date').on(table.date)],
);
