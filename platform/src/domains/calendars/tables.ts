import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';

/** Addresses of members' calendars; who knows a token reads the times of what its member entered. */
export const calendarLinks = pgTable('calendar_links', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id),
  /** Shown to its member whenever they ask. */
  token: text('token').notNull().unique(),
  createDate: timestamptz('create_date').notNull(),
});
