import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  lte,
  gt,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { type CompetitionSummary, publishStatus } from '@whaletide/schema/rest/competitions.ts';
import type { Page } from '@whaletide/schema/rest/common.ts';
import { containing } from '../../database/containing.ts';
import type { Handle } from '../../database/database.ts';
import { pageOf, pageWindow } from '../../http/paging.ts';
import { toSummary } from './documents.ts';
import { type CompetitionRow, competitions } from './tables.ts';

export interface CompetitionQuery {
  page: number;
  perPage: number;
  Status?: number | undefined;
  Name?: string | undefined;
  CompetitionEventType?: number | undefined;
  CompetitionType?: number | undefined;
  DetailType?: string | undefined;
  seriesDisabled?: boolean | undefined;
}

/** The rule competitionStatus as a condition: [start, end). */
const inStatus = (status: number, now: Date): SQL | undefined => {
  const { startDate, endDate } = competitions;
  if (status === 0) return and(gt(startDate, now), or(isNull(endDate), gt(endDate, now)));
  if (status === 1) return and(lte(startDate, now), or(isNull(endDate), gt(endDate, now)));
  return lte(endDate, now);
};

/** The rule isOngoing as an expression. A series is ongoing as long as one of its children is. */
const ongoing = (now: Date): SQL => sql`(${competitions.sticky} or case
  when exists (select 1 from ${competitions} as child
    where child.series_id = ${competitions.id} and child.published)
  then exists (select 1 from ${competitions} as child
    where child.series_id = ${competitions.id} and child.published
      and (child.end_date is null or child.end_date > ${now.toISOString()}::timestamptz))
  else ${competitions.endDate} is null or ${competitions.endDate} > ${now.toISOString()}::timestamptz
end)`;

/** The published children of these series, by their series, in the order of their start. */
export const childrenOf = async (
  db: Handle,
  rows: readonly CompetitionRow[],
): Promise<Map<string, CompetitionRow[]>> => {
  const series = rows.filter(({ isSeries }) => isSeries).map(({ id }) => id);
  if (series.length === 0) return new Map();
  const children = await db
    .select()
    .from(competitions)
    .where(and(inArray(competitions.seriesId, series), eq(competitions.published, true)))
    .orderBy(asc(competitions.startDate), asc(competitions.id));
  return Map.groupBy(children, ({ seriesId }) => seriesId ?? '');
};

/**
 * A page of the community's competitions: ongoing first (sticky, then newest start), ended after
 * (newest end). With `seriesDisabled` children stand in the list by themselves and series don't.
 */
export const listCompetitions = async (
  db: Handle,
  query: CompetitionQuery,
  now: Date,
): Promise<Page<CompetitionSummary>> => {
  const window = pageWindow(query);
  const eventType = query.CompetitionEventType ?? query.CompetitionType;
  const chosen = and(
    eq(competitions.published, true),
    // Those of an organisation stand on its own pages, here only when they are for all.
    or(ne(competitions.publishStatus, publishStatus.organisation), competitions.publishAll),
    query.seriesDisabled ? eq(competitions.isSeries, false) : isNull(competitions.seriesId),
    query.Status === undefined ? undefined : inStatus(query.Status, now),
    containing(competitions.name, query.Name),
    eventType === undefined ? undefined : eq(competitions.eventType, eventType),
    query.DetailType === undefined ? undefined : eq(competitions.detailType, query.DetailType),
  );
  const isOngoing = ongoing(now);
  const rows = await db
    .select()
    .from(competitions)
    .where(chosen)
    .orderBy(
      desc(isOngoing),
      desc(competitions.sticky),
      sql`case when ${isOngoing} then ${competitions.startDate} else ${competitions.endDate} end desc`,
      asc(competitions.id),
    )
    .limit(window.limit)
    .offset(window.offset);
  const [total] = await db.select({ rows: count() }).from(competitions).where(chosen);
  const children = await childrenOf(db, rows);
  return pageOf(
    rows.map((row) => toSummary(row, children.get(row.id) ?? [], now)),
    total?.rows ?? 0,
    window,
  );
};
