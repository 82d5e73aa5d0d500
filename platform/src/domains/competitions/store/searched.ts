import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { nameAsList } from '#domains/organizations/store/authors.ts';
import { organizations } from '#domains/organizations/tables.ts';
import type { SearchSource } from '#domains/search/store/source.ts';
import { isActivity, isCompetition } from './event-types.ts';
import { onCommunityPages } from './public-pages.ts';
import { competitions } from '../tables.ts';

/** Characters of a long text that are searched. */
const TEXT = 10_000;

/** Source of what lists show of these, found as things of this kind. */
const searched = (kind: 'COMPETITION' | 'ACTIVITY', which: SQL): SearchSource => ({
  kind,
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
      .where(and(inArray(id, ids), which, onCommunityPages));
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      tags: row.tags,
      authors: nameAsList(row.host),
      description: row.shortDescription,
      passages: row.tabs.map(({ Title, Content }) => ({
        text: `${Title} ${Content}`.slice(0, Math.trunc(TEXT / row.tabs.length)),
      })),
      weight: row.usersNumber,
      contents: 0,
      date: row.startDate,
    }));
  },
});

/** A series and its competitions are found by themselves. */
export const searchedCompetitions = searched('COMPETITION', isCompetition);
export const searchedActivities = searched('ACTIVITY', isActivity);
