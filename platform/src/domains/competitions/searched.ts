import { and, eq, inArray } from 'drizzle-orm';
import { named } from '../organizations/store/authors.ts';
import { organizations } from '../organizations/tables.ts';
import type { SearchSource } from '../search/store/source.ts';
import { onCommunityPages } from './store/public-pages.ts';
import { competitions } from './tables.ts';

/** Characters of a long text that are searched. */
const TEXT = 10_000;

/** Competitions that lists show; a series and its competitions are found by themselves. */
export const searchedCompetitions: SearchSource = {
  kind: 'COMPETITION',
  table: competitions,
  id: competitions.id,
  read: async (db, ids) => {
    const { id, name, tags, shortDescription, tabs, usersNumber, startDate } = competitions;
    const rows = await db
      .select({
        ...{ id, name, tags, shortDescription, tabs, usersNumber, startDate },
        host: organizations.name,
      })
      .from(competitions)
      .leftJoin(organizations, eq(organizations.id, competitions.organizationId))
      .where(and(inArray(id, ids), onCommunityPages));
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      tags: row.tags,
      authors: named(row.host),
      description: row.shortDescription,
      text: row.tabs
        .map(({ Title, Content }) => `${Title} ${Content}`)
        .join('\n')
        .slice(0, TEXT),
      weight: row.usersNumber,
      contents: 0,
      date: row.startDate,
    }));
  },
};
