import { inArray } from 'drizzle-orm';
import { byId, type Namer } from '#personal-data/named.ts';
import { quests } from './tables.ts';

/** Names of the quests that the reader has taken up. */
export const namedQuests: Namer = async (db, _reader, ids) =>
  byId(
    await db
      .select({ id: quests.id, name: quests.name })
      .from(quests)
      .where(inArray(quests.id, [...ids])),
  );
