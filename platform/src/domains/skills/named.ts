import { inArray } from 'drizzle-orm';
import { byId, type Namer } from '#personal-data/named.ts';
import { skills } from './tables.ts';

/** Names of skills, which are public. */
export const namedSkills: Namer = async (db, _reader, ids) =>
  byId(
    await db
      .select({ id: skills.id, name: skills.name })
      .from(skills)
      .where(inArray(skills.id, [...ids])),
  );
