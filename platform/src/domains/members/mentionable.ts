import { and, eq, inArray } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { members } from './tables.ts';

/** Finds which of these members a feed may mention. */
export const mentionableMembers = async (
  db: Handle,
  among: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(inArray(members.id, [...among]), eq(members.hideProfile, false)));
  return rows.map(({ id }) => id);
};
