import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type {
  CompetitionSort,
  CompetitionSummary,
} from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import { containsText } from '#database/contains-text.ts';
import type { Handle } from '#database/database.ts';
import {
  type ActivityFilters,
  asksForActivities,
  filterCondition,
  isCompetition,
  standsAlone,
} from './store/event-types.ts';
import { inStatus } from './store/in-status.ts';
import { onCommunityPages } from './store/public-pages.ts';
import { activitySummaries, summaries } from './store/summaries.ts';
import { competitions } from './tables.ts';

export interface CompetitionQuery extends ActivityFilters {
  page: number;
  perPage: number;
  Status?: number | undefined;
  Name?: string | undefined;
  Tag?: string | undefined;
  sort?: CompetitionSort | undefined;
  seriesDisabled?: boolean | undefined;
  Organization?: string | undefined;
}

/** On whose pages they stand: an organization's own has all that it has published. */
const standing = (organizationId: string | undefined): SQL | undefined =>
  organizationId === undefined
    ? onCommunityPages
    : and(eq(competitions.published, true), eq(competitions.organizationId, organizationId));

/**
 * A page of the community's competitions, or of an organization's: running, then to begin, then
 * ended. With `seriesDisabled` children stand in the list by themselves and series don't. Activities
 * alone are in an order of their own, those of a series among them.
 */
export const listCompetitions = async (
  db: Handle,
  query: CompetitionQuery,
  now: Date,
): Promise<Page<CompetitionSummary>> => {
  const chosen = and(
    standing(query.Organization),
    standsAlone(query, query.seriesDisabled),
    query.Status === undefined ? undefined : inStatus(query.Status, now),
    containsText(competitions.name, query.Name),
    query.Tag === undefined ? undefined : sql`${query.Tag} = any(${competitions.tags})`,
    filterCondition(query),
  );
  return asksForActivities(query)
    ? activitySummaries(db, chosen, query, now)
    : summaries(db, chosen, query, now);
};

/** The most used tags of the community's competitions, so that one can choose among them. */
export const competitionTags = async (
  db: Handle,
  most: number,
): Promise<{ Name: string; Count: number }[]> => {
  const tag = db
    .select({ name: sql<string>`unnest(${competitions.tags})`.as('name') })
    .from(competitions)
    .where(and(onCommunityPages, isCompetition, eq(competitions.isSeries, false)))
    .as('tag');
  const rows = await db
    .select({ Name: tag.name, Count: count() })
    .from(tag)
    .groupBy(tag.name)
    .orderBy(desc(count()), asc(tag.name))
    .limit(most);
  return rows;
};
