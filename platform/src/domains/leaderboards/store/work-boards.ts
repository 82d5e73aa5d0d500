import { type SQL, sql } from 'drizzle-orm';
import type { LeaderboardRow } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Authorship } from '@whaletide/schema/shared/rules/authorship.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { higherIsBetter } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import type { Handle } from '#database/database.ts';
import { pageOf, pageWindow } from '#http/paging.ts';
import { withheldFrom } from '#domains/competitions/store/private-boards.ts';
import { stages, type TaskRow, tasks } from '#domains/competitions/tables.ts';
import { tieKeysOf } from '#domains/submissions/store/bests.ts';
import { isRankedApart } from '#domains/submissions/store/ranked-apart.ts';
import {
  privateFurtherAt,
  privateScoreAt,
  withScorings,
} from '#domains/submissions/store/shown-scores.ts';
import { type Board, works } from '#domains/submissions/tables.ts';
import { teams } from '#domains/teams/tables.ts';
import { noIntervals } from '../intervals/telling.ts';
import { type AuthorsQuery, byAuthors, withApart } from './authors.ts';
import { type BoardQuery, isFiltered, teamFilter } from './team-filter.ts';

/** Works whose best make the rows of a board, read when it is asked for: a part of all of a task's. */
export interface BoardWorks {
  task: Pick<TaskRow, 'id' | 'objective'>;
  board: Board;
  /** True takes those that were submitted after the end, false those before. */
  late: boolean;
  /** Submitted in [start, end); null is without that bound. */
  startDate: Date | null;
  endDate: Date | null;
  now: Date;
  /** True for the board of agents that are ranked apart, false for any other. */
  isApart?: boolean;
}

export interface RankedRow extends Record<string, unknown> {
  rank: number;
  position: number;
  team_id: string;
  score: number;
  further: number[];
  entries: number;
  best_date: string | Date;
  last_date: string | Date;
  authorship: Authorship;
}

const bound = (date: Date | null, compare: SQL): SQL =>
  date === null
    ? sql``
    : sql`and ${works.uploadDate} ${compare} ${date.toISOString()}::timestamptz`;

/**
 * Selects the rows that works would make on the task's board, of the teams that meet a condition
 * on `works`; banned teams stay out.
 */
export const rowsOfWorks = (
  { task, board, late, startDate, endDate, now, isApart = false }: BoardWorks,
  among: SQL = sql`true`,
): SQL => {
  const sign = task.objective && !higherIsBetter(task.objective) ? 1 : -1;
  const isPublic = board === 'public';
  const score = isPublic ? sql`${works.publicScore}` : privateScoreAt(now);
  const further = isPublic ? sql`${works.publicFurther}` : privateFurtherAt(now);
  // Works whose score isn't shown count among the entries, and make no row.
  return sql`
    select * from (
    select distinct on (${works.teamId}) ${works.taskId} as task_id, ${works.teamId} as team_id,
      ${score} as score, ${sign}::float8 * ${score} as sort_key,
      ${further} as further, ${tieKeysOf(further)} as tie_keys,
      count(*) over own as entries, ${works.uploadDate} as best_date,
      max(${works.uploadDate}) over own as last_date, ${works.authorship} as authorship
    from ${works} inner join ${tasks} on ${tasks.id} = ${works.taskId}
      inner join ${stages} on ${stages.id} = ${tasks.stageId}
      ${withScorings}
    where ${works.taskId} = ${task.id} and ${works.status} = ${workStatus.reviewed}
      and ${works.privateScore} is not null and ${works.late} = ${late}
      ${isPublic ? sql`` : sql`and not coalesce(${works.uploadDate} >= ${withheldFrom(now)}, false)`}
      ${bound(startDate, sql`>=`)} ${bound(endDate, sql`<`)}
      and ${isApart ? isRankedApart : sql`not ${isRankedApart}`}
      and ${among}
      and exists (select 1 from ${teams}
        where ${teams.id} = ${works.teamId} and not ${teams.banned})
    window own as (partition by ${works.teamId})
    order by ${works.teamId}, sort_key, tie_keys, ${works.uploadDate}, ${works.id}
    ) as own where score is not null`;
};

/** Selects the same by the authors that are asked for, of agents as they are ranked apart too. */
export const rowsOfWorksBy = (of: BoardWorks, query: AuthorsQuery, among?: SQL): SQL =>
  withApart(rowsOfWorks(of, among), () => rowsOfWorks({ ...of, isApart: true }, among), query);

/**
 * Parts of a statement that name the rows `bests`, and with their ranks `ranked`, in the order of
 * every board: score, earliest time, team id.
 */
export const rankedOf = (rows: SQL): SQL => sql`
  with bests as (${rows}),
  ranked as (
    select *, rank() over (order by sort_key, tie_keys)::int as rank,
      row_number() over (order by sort_key, tie_keys, best_date, team_id)::int as position
    from bests
  )`;

export const toRow = (row: RankedRow): LeaderboardRow => ({
  Rank: row.rank,
  Position: row.position,
  Team: row.team_id,
  Score: row.score,
  Further: row.further,
  Entries: Number(row.entries),
  LastSubmissionDate: new Date(row.last_date).toISOString(),
  BestSubmissionDate: new Date(row.best_date).toISOString(),
  Authorship: row.authorship,
  PublicRank: null,
  ...noIntervals,
});

/** A page of a board that these rows make, by the authors that are asked for; ranks are those of all of these rows. */
export const rankedPage = async (
  db: Handle,
  every: SQL,
  query: BoardQuery,
): Promise<Page<LeaderboardRow>> => {
  const rows = byAuthors(every, query);
  const window = pageWindow(query);
  const asked = isFiltered(query)
    ? sql`team_id in (select ${teams.id} from ${teams} where ${teamFilter(db, query)})`
    : sql`true`;
  const counted = await db.execute<{ total: number }>(
    sql`${rankedOf(rows)} select count(*)::int as total from bests where ${asked}`,
  );
  const found = await db.execute<RankedRow>(sql`${rankedOf(rows)}
    select * from ranked where ${asked}
    order by position limit ${window.limit} offset ${window.offset}`);
  return pageOf(found.rows.map(toRow), counted.rows[0]?.total ?? 0, window);
};

/** The rows of these teams on that board, by team. */
export const rankedRows = async (
  db: Handle,
  rows: SQL,
  teamIds: readonly string[],
): Promise<Map<string, LeaderboardRow>> => {
  if (teamIds.length === 0) return new Map();
  const found = await db.execute<RankedRow>(sql`${rankedOf(rows)}
    select * from ranked where team_id in ${[...teamIds]}`);
  return new Map(found.rows.map((row) => [row.team_id, toRow(row)]));
};
