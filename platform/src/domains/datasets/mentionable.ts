import { and, eq, inArray } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { datasets } from './tables.ts';

/** Finds which of these datasets a feed may mention. */
export const mentionableDatasets = async (
  db: Handle,
  among: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .select({ id: datasets.id })
    .from(datasets)
    .where(and(inArray(datasets.id, [...among]), eq(datasets.visibility, 'PUBLIC')));
  return rows.map(({ id }) => id);
};
