import { and, inArray } from 'drizzle-orm';
import type { SearchSource } from '../search/store/source.ts';
import { isOpenChannel } from './store/access.ts';
import { channels } from './tables.ts';

/** Channels that everybody sees. */
export const searchedChannels: SearchSource = {
  kind: 'CHANNEL',
  table: channels,
  id: channels.id,
  read: async (db, ids) => {
    const rows = await db
      .select()
      .from(channels)
      .where(and(inArray(channels.id, ids), isOpenChannel));
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      tags: [],
      authors: [],
      description: row.description,
      passages: [],
      weight: row.subscribesNumber,
      contents: row.labsNumber,
      date: row.collectDate ?? row.createDate,
    }));
  },
};
