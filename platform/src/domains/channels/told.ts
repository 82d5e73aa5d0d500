import { and, inArray } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { openChannel } from './store/access.ts';
import { channels } from './tables.ts';

/** Finds which of these channels a feed may speak of: those that are open. */
export const toldChannels = async (db: Handle, among: readonly string[]): Promise<string[]> => {
  const rows = await db
    .select({ id: channels.id })
    .from(channels)
    .where(and(openChannel, inArray(channels.id, [...among])));
  return rows.map(({ id }) => id);
};
