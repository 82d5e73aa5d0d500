import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What an operator set for the site, by name. */
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
