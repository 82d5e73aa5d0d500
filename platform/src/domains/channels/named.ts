import { byId, type Namer } from '#personal-data/named.ts';
import { channelsByIds } from './store/access.ts';

/** Names of the channels that the reader may see. */
export const namedChannels: Namer = async (db, { caller }, ids) =>
  byId(await channelsByIds(db, ids, caller));
