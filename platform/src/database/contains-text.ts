import { ilike, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Rows whose column holds a text literally, in either case: % and _ are what they are. A text of
 * nothing but spaces asks nothing.
 */
export const containsText = (column: PgColumn, part: string | undefined): SQL | undefined => {
  const text = part?.trim();
  return text ? ilike(column, `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`) : undefined;
};
