import { inArray } from 'drizzle-orm';
import { byId, type Namer } from '#personal-data/named.ts';
import { questionnaires } from './tables.ts';

/** Names of the questionnaires that the reader was asked to fill in. */
export const namedQuestionnaires: Namer = async (db, _reader, ids) =>
  byId(
    await db
      .select({ id: questionnaires.id, name: questionnaires.name })
      .from(questionnaires)
      .where(inArray(questionnaires.id, [...ids])),
  );
