import { and, eq, inArray } from 'drizzle-orm';
import { byId, type Namer } from '#personal-data/named.ts';
import { visibleTo } from './store/projects.ts';
import { labs, labVersions } from './tables.ts';

/** Titles of the projects that the reader may see. */
export const namedProjects: Namer = async (db, { caller }, ids) =>
  byId(
    await db
      .select({ id: labs.id, name: labs.title })
      .from(labs)
      .where(and(inArray(labs.id, [...ids]), visibleTo(caller))),
  );

/** Versions of these projects: `房价 v3`. */
export const namedProjectVersions: Namer = async (db, { caller }, ids) => {
  const rows = await db
    .select({ id: labVersions.id, number: labVersions.number, title: labs.title })
    .from(labVersions)
    .innerJoin(labs, eq(labs.id, labVersions.labId))
    .where(and(inArray(labVersions.id, [...ids]), visibleTo(caller)));
  return byId(rows.map(({ id, number, title }) => ({ id, name: `${title} v${number}` })));
};
