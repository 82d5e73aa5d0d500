import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import { publishStatus } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { PageSource } from '#database/page-source.ts';
import { competitions } from '../tables.ts';
import { isActivity, isCompetition } from './event-types.ts';

/**
 * Condition for competitions on the community's pages: an organization's own are on its pages,
 * unless they are for all.
 */
export const onCommunityPages = and(
  eq(competitions.published, true),
  or(ne(competitions.publishStatus, publishStatus.organization), competitions.publishAll),
);

/** Pages of these: one changes with its settings, and as its times pass. */
const pagesOf = (which: SQL): PageSource => ({
  table: competitions,
  id: competitions.id,
  updatedAt: (now) => {
    const { updateDate, startDate, registerEndDate, endDate } = competitions;
    const [started, closed, ended] = [startDate, registerEndDate, endDate].map(
      (date) => sql`case when ${date} <= ${now.toISOString()}::timestamptz then ${date} end`,
    );
    return sql<Date>`greatest(${updateDate}, ${started}, ${closed}, ${ended})`.mapWith(updateDate);
  },
  shown: and(onCommunityPages, which),
});

export const competitionPages = pagesOf(isCompetition);
export const activityPages = pagesOf(isActivity);
