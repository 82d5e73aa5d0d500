import { asc, count, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type {
  CompetitionSort,
  CompetitionSummary,
} from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { eventTypes } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import type { Handle } from '#database/database.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { type CompetitionRow, competitions } from '../tables.ts';
import { childrenOf } from './children.ts';
import { toSummary } from './presenters.ts';
import { tutorsOf } from './tutors.ts';

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

/** Ids of those among the rows that have tutors. */
export const activityIds = (rows: readonly CompetitionRow[]): string[] =>
  rows.flatMap(({ id, eventType }) => (eventType === eventTypes.activity ? id : []));

/** Makes the documents of competitions in lists, series with their children. */
export const summariesOf = async (
  db: Handle,
  rows: readonly CompetitionRow[],
  now: Date,
): Promise<CompetitionSummary[]> => {
  const children = await childrenOf(db, rows);
  const tutors = await tutorsOf(db, activityIds(rows));
  return rows.map((row) =>
    toSummary(row, { children: children.get(row.id), tutors: tutors.get(row.id) }, now),
  );
};

/** A page of these competitions in the list's order, series with their children. */
export const summaries = async (
  db: Handle,
  chosen: SQL | undefined,
  query: PageQuery & { sort?: CompetitionSort | undefined },
  now: Date,
): Promise<Page<CompetitionSummary>> =>
  toPage(query, {
    rows: db
      .select()
      .from(competitions)
      .where(chosen)
      .orderBy(...inOrder(now, query.sort)),
    total: db.select({ rows: count() }).from(competitions).where(chosen),
    present: (rows) => summariesOf(db, rows, now),
  });

/** Order of activities; endless ones end last. */
const activityOrder = (bySequence: boolean): SQL[] => {
  const { sticky, sequence, endDate, startDate, id } = competitions;
  // As the index has them.
  const descending = (column: PgColumn) => sql`${column} desc nulls first`;
  const columns = bySequence ? [sticky, sequence] : [sticky];
  return [...[...columns, endDate, startDate].map(descending), asc(id)];
};

/** A page of these activities; a member's own list leaves the organizers' sequence out. */
export const activitySummaries = async (
  db: Handle,
  chosen: SQL | undefined,
  query: PageQuery,
  now: Date,
  bySequence = true,
): Promise<Page<CompetitionSummary>> =>
  toPage(query, {
    rows: db
      .select()
      .from(competitions)
      .where(chosen)
      .orderBy(...activityOrder(bySequence)),
    total: db.select({ rows: count() }).from(competitions).where(chosen),
    present: (rows) => summariesOf(db, rows, now),
  });
