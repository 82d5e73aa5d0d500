import { inArray } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { columns } from './tables.ts';

/** Finds which of these columns a feed may mention: all that there are. */
export const mentionableColumns = async (
  db: Handle,
  among: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .select({ id: columns.id })
    .from(columns)
    .where(inArray(columns.id, [...among]));
  return rows.map(({ id }) => id);
};
