import { and, eq, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Authorship } from '@whaletide/schema/shared/rules/authorship.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { LeaderboardRow } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Handle } from '#database/database.ts';
import { pageOf, pageWindow } from '#http/paging.ts';
import { type TaskRow, tasks } from '#domains/competitions/tables.ts';
import { standings } from '#domains/submissions/store/bests.ts';
import { type Board, boardRevisions, teamBests } from '#domains/submissions/tables.ts';
import { teams } from '#domains/teams/tables.ts';
import { noIntervals } from '../intervals/telling.ts';
import { frozenSinceOf, frozenTasks } from './frozen.ts';
import { type BoardQuery, isFiltered, teamFilter } from './team-filter.ts';
import { rowsOfWorks } from './work-boards.ts';

/** A stage's board as a whole, best first; a row is made when somebody looks at it. */
export interface StageBoard {
  teams: number;
  /** The rows of a part of it, from `offset`. */
  rows: (offset: number, limit: number) => LeaderboardRow[];
  rowOf: (teamId: string) => LeaderboardRow | undefined;
  /** The rows of these teams as far as they stand on it, best first. */
  rowsOf: (teamIds: readonly string[]) => LeaderboardRow[];
  /** The board by these authors alone, with ranks of its own; the same where they are null. */
  by: (authors: readonly Authorship[] | null) => StageBoard;
}

/** Boards that are kept: a few megabytes each with 20,000 teams. */
const MAX_KEPT = 16;

interface StageRow extends Record<string, unknown> {
  rank: number;
  team_id: string;
  score: number;
  entries: number;
  last_date: string | Date;
  best_date: string | Date;
  authorship: Authorship;
}

interface StageSource {
  board: Board;
  /** Tasks whose public board stands still. */
  frozen: readonly TaskRow[];
  now: Date;
  /** Stage whose agents are meant as they are ranked apart; null for all others. */
  apartOf: string | null;
}

/** The teams' bests; of tasks whose public board stands still, those of then. */
const sourceOf = ({ board, frozen, now, apartOf }: StageSource): SQL => {
  const isApart = apartOf !== null;
  const bests = isApart
    ? sql`(${standings({ stageId: apartOf, now, isApart })}) as ${teamBests}`
    : sql`${teamBests}`;
  if (frozen.length === 0) return isApart ? sql`(select * from ${bests})` : bests;
  const present = sql`select task_id, ${board}::text as board, team_id, entries::bigint, last_date,
      best_date, sort_key, tie_keys, authorship
    from ${bests} where ${teamBests.board} = ${board}
      and ${teamBests.taskId} not in ${frozen.map(({ id }) => id)}`;
  const still = frozen.map((task) => {
    const endDate = frozenSinceOf(task, now);
    const at = { late: false, startDate: null, endDate, now, isApart };
    const rows = rowsOfWorks({ task, board, ...at });
    return sql`select task_id, ${board}::text as board, team_id, entries, last_date, best_date,
      sort_key, tie_keys, authorship from (${rows}) as still`;
  });
  return sql`(${sql.join([present, ...still], sql` union all `)})`;
};

/**
 * A stage's board over its tasks. Scores of different metrics can't be added, so each task gives
 * points by rank: 100 for its first, evenly down to 0 below its last, nothing without a result;
 * the stage's score is their mean over all of its scored tasks (two decimals), earlier is better; a
 * task that was taken out of the ranking isn't among them. Works of different authors are together
 * those of people with AI.
 * Ranks are worked out task by task, so that each sort stays small.
 */
const stageRows = (stageId: string, board: Board, bests: SQL) => sql`
  with scored as materialized (
    select ${tasks.id} as id, (select count(*) from ${bests} as every
      where every.task_id = ${tasks.id} and every.board = ${board}) as teams
    from ${tasks} where ${tasks.stageId} = ${stageId}
      and ${tasks.excludedDate} is null
      and (${tasks.objective} is not null or ${tasks.subjective} is not null)
  ), points as (
    select own.team_id, own.entries, own.last_date, own.best_date, own.authorship,
      1 - (own.place - 1)::float8 / scored.teams as share
    from scored cross join lateral (
      select b.team_id, b.entries, b.last_date, b.best_date, b.authorship,
        rank() over (order by b.sort_key, b.tie_keys) as place
      from ${bests} as b where b.task_id = scored.id and b.board = ${board}
    ) as own
  ), teams as (
    select team_id, round(10000 * sum(share) / (select count(*) from scored)) / 100 as score,
      sum(entries)::int as entries, max(last_date) as last_date, max(best_date) as best_date,
      case when min(authorship) = max(authorship) then min(authorship)
        else 'HUMAN_WITH_AI' end as authorship
    from points group by team_id
  )
  select *, rank() over (order by score desc)::int as rank
  from teams order by score desc, best_date, team_id`;

const toRow = (row: StageRow, position: number): LeaderboardRow => ({
  Rank: row.rank,
  Position: position,
  Team: row.team_id,
  Score: row.score,
  Further: [],
  Entries: row.entries,
  LastSubmissionDate: new Date(row.last_date).toISOString(),
  BestSubmissionDate: new Date(row.best_date).toISOString(),
  Authorship: row.authorship,
  PublicRank: null,
  ...noIntervals,
});

/** The rows by these authors, ranked among themselves. */
const rankedBy = (rows: readonly StageRow[], authors: readonly Authorship[]): StageRow[] => {
  let rank = 0;
  let previous: number | undefined;
  return rows
    .filter(({ authorship }) => authors.includes(authorship))
    .map((row, index) => {
      if (row.score !== previous) rank = index + 1;
      previous = row.score;
      return { ...row, rank };
    });
};

const boardOf = (rows: readonly StageRow[]): StageBoard => {
  const places = new Map(rows.map((row, index) => [row.team_id, index]));
  const part = (offset: number, limit: number) =>
    rows.slice(offset, offset + limit).map((row, index) => toRow(row, offset + index + 1));
  const board: StageBoard = {
    teams: rows.length,
    rows: part,
    rowOf: (teamId) => {
      const place = places.get(teamId);
      return place === undefined ? undefined : part(place, 1)[0];
    },
    rowsOf: (teamIds) =>
      teamIds
        .flatMap((teamId) => places.get(teamId) ?? [])
        .sort((a, b) => a - b)
        .flatMap((place) => part(place, 1)),
    by: (authors) => (authors === null ? board : boardOf(rankedBy(rows, authors))),
  };
  return board;
};

const workOut = async (
  db: Handle,
  stageId: string,
  board: Board,
  bests: SQL,
): Promise<StageBoard> =>
  boardOf((await db.execute<StageRow>(stageRows(stageId, board, bests))).rows);

/** Answers what a stage's boards depend on: its scored tasks, and the revision of each. */
const revisionsOf = async (db: Handle, stageId: string): Promise<string> => {
  const { rows } = await db.execute<{ revisions: string | null }>(sql`
    select string_agg(${tasks.id} || ':' || coalesce(${boardRevisions.revision}, 0), ','
      order by ${tasks.id}) as revisions
    from ${tasks} left join ${boardRevisions} on ${boardRevisions.taskId} = ${tasks.id}
    where ${tasks.stageId} = ${stageId}
      and ${tasks.excludedDate} is null
      and (${tasks.objective} is not null or ${tasks.subjective} is not null)`);
  return rows[0]?.revisions ?? '';
};

/**
 * Reads a stage's board by these authors, all where they are left out; where a time is given, as
 * everyone but managers reads it then.
 */
export type ReadStageBoard = (
  stageId: string,
  board: Board,
  now?: Date,
  authors?: readonly Authorship[] | null,
) => Promise<StageBoard>;

/**
 * Reads the boards of stages. One is recomputed when a row beneath it has changed, and then
 * once for all who ask at that moment. The revisions are read first and the rows after: what is
 * kept may be newer than it says, never older.
 */
export const stageBoardReader = (db: Handle): ReadStageBoard => {
  const kept = new LRUCache<string, { revisions: string; board: Promise<StageBoard> }>({
    max: MAX_KEPT,
  });
  return async (stageId, board, now, authors = null) => {
    const frozen = now && board === 'public' ? await frozenTasks(db, { stageId }, now) : [];
    const source = { board, frozen, now: now ?? new Date(0) };
    if (authors?.every((one) => one === 'AGENT')) {
      const apart = await workOut(db, stageId, board, sourceOf({ ...source, apartOf: stageId }));
      if (apart.teams > 0) return apart;
    }
    const still = frozen.map(({ id, endDate, frozenHours }) =>
      [id, endDate.getTime(), frozenHours].join('/'),
    );
    const key = [stageId, board, ...still].join(':');
    const revisions = await revisionsOf(db, stageId);
    const known = kept.get(key);
    const bests = sourceOf({ ...source, apartOf: null });
    const current =
      known?.revisions === revisions
        ? known
        : { revisions, board: workOut(db, stageId, board, bests) };
    kept.set(key, current);
    try {
      return (await current.board).by(authors);
    } catch (error) {
      if (kept.peek(key) === current) kept.delete(key);
      throw error;
    }
  };
};

/** A page of a competition's stage board, of a part of its teams where one is asked for. */
export const stageBoardPage = async (
  db: Handle,
  competitionId: string,
  board: StageBoard,
  query: BoardQuery,
): Promise<Page<LeaderboardRow>> => {
  const window = pageWindow(query);
  if (!isFiltered(query))
    return pageOf(board.rows(window.offset, window.limit), board.teams, window);
  const named = await db
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.competitionId, competitionId), teamFilter(db, query)));
  const rows = board.rowsOf(named.map(({ id }) => id));
  return pageOf(rows.slice(window.offset, window.offset + window.limit), rows.length, window);
};
