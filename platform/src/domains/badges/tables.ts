import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';

/** The levels of badges that members were given; what was given stays. */
export const memberBadges = pgTable(
  'member_badges',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** badgeTypes (schema/domains/badges/rest.ts). */
    type: integer('type').notNull(),
    level: integer('level').notNull(),
    date: timestamptz('date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.type, table.level] })],
);

/**
 * Changes that administrators made to a badge; without a row it is as badges/rules/badges.ts has
 * it.
 */
export const badgeSettings = pgTable('badge_settings', {
  /** badgeTypes (schema/domains/badges/rest.ts). */
  type: integer('type').primaryKey(),
  name: text('name').notNull(),
  /** Thresholds of the three levels, ascending. */
  thresholds: integer('thresholds').array().notNull(),
  active: boolean('active').notNull(),
  updateDate: timestamptz('update_date').notNull(),
});
