import { byId, type Namer } from '#personal-data/named.ts';
import { membersByIds } from './store.ts';

/** Names of members, which are shown to everybody. */
export const namedMembers: Namer = async (db, _reader, ids) =>
  byId(await membersByIds(db, [...ids]));
