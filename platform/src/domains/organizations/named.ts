import { inArray } from 'drizzle-orm';
import { byId, type Namer } from '#personal-data/named.ts';
import { organizations } from './tables.ts';

/** Names of organizations, which are public. */
export const namedOrganizations: Namer = async (db, _reader, ids) =>
  byId(
    await db
      .select({ id: organizations.id, name: organizations.name })
      .from(organizations)
      .where(inArray(organizations.id, [...ids])),
  );
