import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Rows of a table that have a page which every visitor sees. */
export interface PageSource {
  table: PgTable;
  /** Its key, by which the page is named. */
  id: PgColumn;
  /**
   * Selects the time at which what the page shows last changed, mapped to a Date; null where
   * nothing says so.
   */
  updatedAt: (now: Date) => SQL<Date | null>;
  /** The short name of the organization below whose name the page is read; null where there is none. */
  organization?: SQL<string | null>;
  /** The channel that the page is in; null where there is none. */
  channel?: SQL<string | null>;
  /** Table that the rows belong to, and that decides with them who sees them. */
  within?: { table: PgTable; on: SQL };
  /** Condition for the rows that a visitor sees. */
  shown: SQL | undefined;
}
