import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Rows of a table that have a page which every visitor sees. */
export interface PageSource {
  table: PgTable;
  /** Its key, by which the page is named. */
  id: PgColumn;
  /** When what the page shows changed last, mapped to a Date; null where nothing says so. */
  updatedAt: (now: Date) => SQL<Date | null>;
  /** What the rows stand in, and decides with them who sees them. */
  within?: { table: PgTable; on: SQL };
  /** Which rows a visitor sees. */
  shown: SQL | undefined;
}
