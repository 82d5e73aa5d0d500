import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { folding, id, timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';
import { labs } from '../projects/tables.ts';

export const columns = pgTable(
  'columns',
  {
    id: id(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => members.id),
    name: text('name').notNull(),
    /** Address of its picture. */
    image: text('image'),
    shortDescription: text('short_description').notNull(),
    /** Kept beside the rows that they count, in the same transactions. */
    /** Projects that everybody reads; those that are hidden, a trigger on `labs` counts off. */
    labsNumber: integer('labs_number').notNull().default(0),
    subscribesNumber: integer('subscribes_number').notNull().default(0),
    createDate: timestamptz('create_date').notNull(),
    updateDate: timestamptz('update_date').notNull(),
    ...folding(),
  },
  (table) => [
    index('columns_owner').on(table.ownerId, table.createDate.desc().nullsFirst()),
    index('columns_updated').on(table.updateDate.desc().nullsFirst(), table.id),
    index('columns_followed').on(table.subscribesNumber.desc().nullsFirst(), table.id),
    index('columns_filled').on(table.labsNumber.desc().nullsFirst(), table.id),
  ],
);
export type ColumnRow = typeof columns.$inferSelect;

const column = () =>
  text('column_id')
    .notNull()
    .references(() => columns.id);

/** The projects of columns, by when they were added. */
export const columnLabs = pgTable(
  'column_labs',
  {
    columnId: column(),
    labId: text('lab_id')
      .notNull()
      .references(() => labs.id),
    date: timestamptz('date').notNull(),
    /** Ascending in the owner's order; halves of the gaps between others are free for moves. */
    position: doublePrecision('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.columnId, table.labId] }),
    index('column_labs_ordered').on(table.columnId, table.position, table.date, table.labId),
    index('column_labs_newest').on(table.columnId, table.date.desc().nullsFirst(), table.labId),
    index('column_labs_of_lab').on(table.labId, table.columnId),
  ],
);

/** Projects that a column's followers have been told of: adding one again is no news. */
export const columnNews = pgTable(
  'column_news',
  { columnId: column(), labId: text('lab_id').notNull(), date: timestamptz('date').notNull() },
  (table) => [primaryKey({ columns: [table.columnId, table.labId] })],
);
