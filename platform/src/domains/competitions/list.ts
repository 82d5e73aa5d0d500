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
import { type CompetitionRow, competitions, registrations } from './tables.ts';

export interface CompetitionQuery {
  page: number;
  perPage: number;
  Status?: number | undefined;
  Name?: string | undefined;
  Tag?: string | undefined;
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

/** The rule listGroup as an expression: whether what is ongoing has begun. */
const begun = (now: Date): SQL => sql`(case
  when exists (select 1 from ${competitions} as child
    where child.series_id = ${competitions.id} and child.published)
  then exists (select 1 from ${competitions} as child
    where child.series_id = ${competitions.id} and child.published
      and child.start_date <= ${now.toISOString()}::timestamptz)
  else ${competitions.startDate} <= ${now.toISOString()}::timestamptz
end)`;

/** Running first (newest start), then to begin (soonest), then ended (newest end); sticky ones lead. */
const inOrder = (now: Date): SQL[] => {
  const isOngoing = ongoing(now);
  const hasBegun = begun(now);
  return [
    desc(isOngoing),
    sql`case when ${isOngoing} then ${hasBegun} end desc nulls last`,
    desc(competitions.sticky),
    sql`case when ${isOngoing} and not ${hasBegun} then ${competitions.startDate} end asc nulls last`,
    sql`case when ${isOngoing} then ${competitions.startDate} else ${competitions.endDate} end desc`,
    asc(competitions.id),
  ];
};

/** Those that stand on the community's pages: an organization's own stand on its, unless they are for all. */
const published = (): SQL | undefined =>
  and(
    eq(competitions.published, true),
    or(ne(competitions.publishStatus, publishStatus.organization), competitions.publishAll),
  );

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
 * A page of the community's competitions: running, then to begin, then ended. With `seriesDisabled`
 * children stand in the list by themselves and series don't.
 */
export const listCompetitions = async (
  db: Handle,
  query: CompetitionQuery,
  now: Date,
): Promise<Page<CompetitionSummary>> => {
  const window = pageWindow(query);
  const eventType = query.CompetitionEventType ?? query.CompetitionType;
  const chosen = and(
    published(),
    query.seriesDisabled ? eq(competitions.isSeries, false) : isNull(competitions.seriesId),
    query.Status === undefined ? undefined : inStatus(query.Status, now),
    containing(competitions.name, query.Name),
    query.Tag === undefined ? undefined : sql`${query.Tag} = any(${competitions.tags})`,
    eventType === undefined ? undefined : eq(competitions.eventType, eventType),
    query.DetailType === undefined ? undefined : eq(competitions.detailType, query.DetailType),
  );
  return summaries(db, chosen, window, now);
};

/** A page of these competitions in the list's order, series with their children. */
const summaries = async (
  db: Handle,
  chosen: SQL | undefined,
  window: ReturnType<typeof pageWindow>,
  now: Date,
): Promise<Page<CompetitionSummary>> => {
  const rows = await db
    .select()
    .from(competitions)
    .where(chosen)
    .orderBy(...inOrder(now))
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

const REGISTERED = 1;

/** A page of those that a member has registered for, wherever they were published. */
export const ownCompetitions = (
  db: Handle,
  memberId: string,
  query: { page: number; perPage: number },
  now: Date,
): Promise<Page<CompetitionSummary>> => {
  const entered = db
    .select({ id: registrations.competitionId })
    .from(registrations)
    .where(and(eq(registrations.memberId, memberId), eq(registrations.status, REGISTERED)));
  const chosen = and(eq(competitions.published, true), inArray(competitions.id, entered));
  return summaries(db, chosen, pageWindow(query), now);
};

/** The most used tags of the community's competitions, so that one can choose among them. */
export const competitionTags = async (
  db: Handle,
  most: number,
): Promise<{ Name: string; Count: number }[]> => {
  const tag = db
    .select({ name: sql<string>`unnest(${competitions.tags})`.as('name') })
    .from(competitions)
    .where(and(published(), eq(competitions.isSeries, false)))
    .as('tag');
  const rows = await db
    .select({ Name: tag.name, Count: count() })
    .from(tag)
    .groupBy(tag.name)
    .orderBy(desc(count()), asc(tag.name))
    .limit(most);
  return rows;
};
