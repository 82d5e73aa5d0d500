import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Rows of a table that have a page which every visitor sees. */
export interface PageSource {
  table: PgTable;
  /** Its key, by which the page is named. */
  id: PgColumn;
  /** When what the page shows changed last, mapped to a Date; null where nothing says so. */
  updatedAt: (now: Date) => SQL<Date | null>;
  /** The short name of the organization below whose name the page is read; null where there is none. */
  organization?: SQL<string | null>;
  /** What the rows stand in, and decides with them who sees them. */
  within?: { table: PgTable; on: SQL };
  /** Which rows a visitor sees. */
  shown: SQL | undefined;
}
