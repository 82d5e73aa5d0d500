import type { Kind } from '@whaletide/schema/kinds.ts';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Number of times that something happened to one thing on one day (Asia/Shanghai). */
export const trackCounts = pgTable(
  'track_counts',
  {
    day: text('day').notNull(),
    name: text('name').notNull(),
    /** Empty for what happened to the site. */
    kind: text('kind').notNull(),
    objectId: text('object_id').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.name, table.kind, table.objectId] }),
    index('track_counts_frequent').on(
      table.day.desc().nullsFirst(),
      table.count.desc().nullsFirst(),
    ),
  ],
);
export type TrackCountRow = typeof trackCounts.$inferSelect;

/** Viewers of a thing on a day, so that looking again doesn't count again. */
export const views = pgTable(
  'views',
  {
    kind: text('kind').$type<ViewedKind>().notNull(),
    objectId: text('object_id').notNull(),
    /** A member's id, or what an address was digested to. */
    viewer: text('viewer').notNull(),
    /** Day in Asia/Shanghai, as 2026-11-21. */
    day: text('day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.objectId, table.viewer, table.day] }),
    index('views_day').on(table.day),
  ],
);

/** Number of views of a thing on a day, of the last weeks. */
export const viewDays = pgTable(
  'view_days',
  {
    kind: text('kind').$type<ViewedKind>().notNull(),
    objectId: text('object_id').notNull(),
    /** Day in Asia/Shanghai, as 2026-11-21. */
    day: text('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.objectId, table.day] }),
    index('view_days_recent').on(table.kind, table.day),
  ],
);

/** Kinds of things whose views are counted. */
export type ViewedKind = Extract<Kind, 'POST' | 'PROJECT'>;
