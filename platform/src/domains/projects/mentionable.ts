import { and, eq, inArray } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { labs } from './tables.ts';

/** Finds those of these projects that a feed may mention. */
export const mentionableProjects = async (
  db: Handle,
  among: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .select({ id: labs.id })
    .from(labs)
    .where(and(inArray(labs.id, [...among]), eq(labs.private, false)));
  return rows.map(({ id }) => id);
};
