import type { ClientKind } from '@whaletide/schema/domains/clients/rules.ts';
import { bigint, boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Columns that name a client on a day; empty texts where it says no name or no version. */
const client = () => ({
  /** Day in Asia/Shanghai, as 2026-11-21. */
  day: text('day').notNull(),
  kind: text('kind').$type<ClientKind>().notNull(),
  name: text('name').notNull(),
  version: text('version').notNull(),
});

/** Number of operations that a client sent on one day. */
export const clientDays = pgTable(
  'client_days',
  {
    ...client(),
    operations: bigint('operations', { mode: 'number' }).notNull(),
    errors: bigint('errors', { mode: 'number' }).notNull(),
    /** True where the client wasn't known on any day before. */
    isNew: boolean('is_new').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name, table.version] })],
);
export type ClientDayRow = typeof clientDays.$inferSelect;

/** Number of times that a client asked for something deprecated on one day. */
export const clientFieldDays = pgTable(
  'client_field_days',
  {
    ...client(),
    /** Schema coordinate, such as `Mutation.acceptColumnApplication`. */
    field: text('field').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.kind, table.name, table.version, table.field] }),
  ],
);
