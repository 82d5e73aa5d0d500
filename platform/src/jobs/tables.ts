import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamptz } from '../database/columns.ts';

/** Work to be done once, by whichever process leases it; the row goes with the work's commit. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text('kind').notNull(),
    data: jsonb('data').notNull(),
    /** Not before this; a lease is a due date in the future. */
    due: timestamptz('due').notNull(),
    tries: integer('tries').notNull().default(0),
    /** The holder of the present lease; a new one each time, so that a late worker finds out. */
    lease: text('lease'),
  },
  (table) => [index('jobs_due').on(table.due)],
);
