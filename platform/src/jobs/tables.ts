import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { JobFailure } from '@whaletide/schema/domains/parked-work/rules.ts';
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
    /** Leases that ran out: the holder's process ended in the middle of it. */
    deaths: integer('deaths').notNull().default(0),
    /** The holder of the present lease; a new one each time, so that a late worker finds out. */
    lease: text('lease'),
    /** Key of those for whom one job is done at a time: others have theirs meanwhile. */
    turn: text('turn'),
    /** Since when it waits for an administrator, and why (rules/operations.ts). */
    parkedDate: timestamptz('parked_date'),
    reason: text('reason').$type<JobFailure>(),
    /** An administrator has decided that it isn't done; a worker records that. */
    givenUp: boolean('given_up').notNull().default(false),
  },
  (table) => [
    index('jobs_due')
      .on(table.due)
      .where(sql`${table.parkedDate} is null`),
    // One lease for each turn, however many workers ask at once.
    uniqueIndex('jobs_turn')
      .on(table.turn)
      .where(sql`${table.lease} is not null and ${table.parkedDate} is null`),
    // Where a work stands in the queue.
    index('jobs_work').on(sql`(${table.data} ->> 'workId')`),
    index('jobs_parked')
      .on(table.parkedDate.desc().nullsFirst(), table.id)
      .where(sql`${table.parkedDate} is not null`),
  ],
);

/** Work that is done at set times: the process that moves the time on has to do it. */
export const schedules = pgTable('schedules', {
  kind: text('kind').primaryKey(),
  nextDue: timestamptz('next_due').notNull(),
});
