import { asc, count, desc, sql, type SQL } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type {
  CompetitionSort,
  CompetitionSummary,
} from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { Handle } from '../../../database/database.ts';
import { paged, type PageQuery } from '../../../http/paging.ts';
import { type CompetitionRow, competitions } from '../tables.ts';
import { childrenOf } from './children.ts';
import { toSummary } from './presenters.ts';

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

/** The order among those that run, are to begin, or have ended. */
const sorts: Record<CompetitionSort, SQL> = {
  '-StartDate': desc(competitions.startDate),
  EndDate: sql`coalesce(${competitions.registerEndDate}, ${competitions.endDate}) asc nulls last`,
  '-UsersNumber': desc(competitions.usersNumber),
};

/**
 * Running first (newest start), then to begin (soonest), then ended (newest end); sticky ones lead.
 * A sort changes the order within the three.
 */
const inOrder = (now: Date, sort: CompetitionSort | undefined): SQL[] => {
  const isOngoing = ongoing(now);
  const hasBegun = begun(now);
  return [
    desc(isOngoing),
    sql`case when ${isOngoing} then ${hasBegun} end desc nulls last`,
    ...(sort ? [sorts[sort]] : []),
    desc(competitions.sticky),
    sql`case when ${isOngoing} and not ${hasBegun} then ${competitions.startDate} end asc nulls last`,
    sql`case when ${isOngoing} then ${competitions.startDate} else ${competitions.endDate} end desc`,
    asc(competitions.id),
  ];
};

/** Makes the documents of competitions in lists, series with their children. */
export const summariesOf = async (
  db: Handle,
  rows: readonly CompetitionRow[],
  now: Date,
): Promise<CompetitionSummary[]> => {
  const children = await childrenOf(db, rows);
  return rows.map((row) => toSummary(row, children.get(row.id) ?? [], now));
};

/** A page of these competitions in the list's order, series with their children. */
export const summaries = async (
  db: Handle,
  chosen: SQL | undefined,
  query: PageQuery & { sort?: CompetitionSort | undefined },
  now: Date,
): Promise<Page<CompetitionSummary>> =>
  paged(query, {
    rows: db
      .select()
      .from(competitions)
      .where(chosen)
      .orderBy(...inOrder(now, query.sort)),
    total: db.select({ rows: count() }).from(competitions).where(chosen),
    present: (rows) => summariesOf(db, rows, now),
  });
