import { and, inArray } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { onCommunityPages } from './store/public-pages.ts';
import { competitions } from './tables.ts';

/** Finds which of these competitions a feed may mention. */
export const mentionableCompetitions = async (
  db: Handle,
  among: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .select({ id: competitions.id })
    .from(competitions)
    .where(and(inArray(competitions.id, [...among]), onCommunityPages));
  return rows.map(({ id }) => id);
};
