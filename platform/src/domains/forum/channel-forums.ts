import type { Handle } from '#database/database.ts';
import { channelsByIds, moderatedAmong } from '../channels/store/access.ts';
import { type OpenForum, openTo, type Reader } from './open-forum.ts';

/** Finds which of the channels' forums are open to the reader: those of channels that they see. */
export const openChannelForums = async (
  db: Handle,
  ids: readonly string[],
  reader: Reader,
): Promise<OpenForum[]> => {
  const found = (await channelsByIds(db, ids, reader.caller)).filter((one) => one.forumEnabled);
  const own = await moderatedAmong(
    db,
    reader.caller,
    found.map(({ id }) => id),
  );
  return found.map((channel) =>
    openTo(reader, channel, { kind: 'CHANNEL', manages: own.has(channel.id) }),
  );
};
