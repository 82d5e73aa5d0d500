import { eq } from 'drizzle-orm';
import type { ContentSource } from '../moderation/store/content.ts';
import { channels } from './tables.ts';

/** Channels, as administrators fold them. */
export const channelContent: ContentSource = {
  find: async (tx, id) => {
    const [channel] = await tx
      .select()
      .from(channels)
      .where(eq(channels.id, id))
      .for('no key update');
    return (
      channel && {
        ownerId: null,
        title: channel.name,
        collapsedReason: channel.collapsedReason,
        data: { Zone: { _id: channel.id, Name: channel.name } },
      }
    );
  },
  fold: async (tx, id, folding) => {
    await tx.update(channels).set(folding).where(eq(channels.id, id));
  },
  remove: () => Promise.reject(new Error('a channel is folded only')),
};
