import { sql } from 'drizzle-orm';
import type { PageSource } from '#database/page-source.ts';
import { isOpenChannel } from './store/access.ts';
import { channels } from './tables.ts';

/** Channels that aren't folded. */
export const channelPages: PageSource = {
  table: channels,
  id: channels.id,
  updatedAt: () =>
    sql<Date>`coalesce(${channels.collectDate}, ${channels.createDate})`.mapWith(
      channels.createDate,
    ),
  shown: isOpenChannel,
};
