import { and, inArray } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { isOpenChannel } from './store/access.ts';
import { channels } from './tables.ts';

/** Finds which of these channels a feed may mention: those that are open. */
export const mentionableChannels = async (
  db: Handle,
  among: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .select({ id: channels.id })
    .from(channels)
    .where(and(isOpenChannel, inArray(channels.id, [...among])));
  return rows.map(({ id }) => id);
};
