import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { LeaderboardRow } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import { pageOf, pageWindow } from '#http/paging.ts';
import {
  type Board,
  boardRevisions,
  type TeamBestRow,
  teamBests,
} from '#domains/submissions/tables.ts';
import { byRank, isTied, rankKeys, rankKeysOf } from '#domains/submissions/store/order.ts';
import { teams } from '#domains/teams/tables.ts';
import { noIntervals } from '../intervals/telling.ts';
import { authorsOf } from './authors.ts';
import { bestsBy, type Telling } from './best-rows.ts';
import { type BoardQuery, isFiltered, teamFilter } from './team-filter.ts';
import { rankedPage } from './work-boards.ts';

const onBoard = (taskId: string, board: Board) =>
  and(eq(teamBests.taskId, taskId), eq(teamBests.board, board));

/** The ranks of these teams on a task's public board, by team. */
export const publicRanks = async (
  db: Handle,
  taskId: string,
  teamIds: readonly string[],
): Promise<Map<string, number>> => {
  if (teamIds.length === 0) return new Map();
  const ranked = db.$with('ranked').as(
    db
      .select({
        teamId: teamBests.teamId,
        rank: sql<number>`(rank() over (order by ${byRank}))::int`.as('rank'),
      })
      .from(teamBests)
      .where(onBoard(taskId, 'public')),
  );
  const rows = await db
    .with(ranked)
    .select()
    .from(ranked)
    .where(inArray(ranked.teamId, [...teamIds]));
  return new Map(rows.map(({ teamId, rank }) => [teamId, rank]));
};

export const toRow = (
  best: TeamBestRow,
  rank: number,
  position: number,
  telling: Telling = 'revealed',
): LeaderboardRow => ({
  Rank: rank,
  Position: position,
  Team: best.teamId,
  Score: telling === 'exact' ? (best.exactScore ?? best.score) : best.score,
  Further: best.further,
  Entries: best.entries,
  LastSubmissionDate: best.lastDate.toISOString(),
  BestSubmissionDate: best.bestDate.toISOString(),
  Authorship: best.authorship,
  PublicRank: null,
  ...noIntervals,
});

/** Order of a board: best scores first, earlier best submission, team id. */
export const inOrder = [...rankKeys, teamBests.bestDate, teamBests.teamId] as const;

const sharesRank = (best: TeamBestRow) => sql`(${byRank}) = ${rankKeysOf(best)}`;

/**
 * Counts the rows of the same score before it. They share a rank, so that the rank follows from the
 * position without counting all that are better.
 */
const equalBefore = async (db: Handle, best: TeamBestRow): Promise<number> => {
  const [row] = await db
    .select({ rows: count() })
    .from(teamBests)
    .where(
      and(
        onBoard(best.taskId, best.board),
        sharesRank(best),
        sql`(${teamBests.bestDate}, ${teamBests.teamId})
          < (${best.bestDate.toISOString()}::timestamptz, ${best.teamId})`,
      ),
    );
  return row?.rows ?? 0;
};

/**
 * So many rows from an offset on. The offset is walked over the index alone, from the nearer end,
 * and only the page's own rows are fetched.
 */
const windowOf = async (
  db: Handle,
  onIt: SQL | undefined,
  total: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<TeamBestRow[]> => {
  const size = Math.min(limit, total - offset);
  if (size <= 0) return [];
  const fromEnd = offset > total / 2;
  const keys = db
    .select({ teamId: teamBests.teamId })
    .from(teamBests)
    .where(onIt)
    .orderBy(...inOrder.map((column) => (fromEnd ? desc(column) : asc(column))))
    .limit(size)
    .offset(fromEnd ? total - offset - size : offset);
  return db
    .select()
    .from(teamBests)
    .where(and(onIt, inArray(teamBests.teamId, keys)))
    .orderBy(...inOrder.map((column) => asc(column)));
};

const rowsOf = async (db: Handle, taskId: string, board: Board): Promise<number> => {
  const rows = board === 'public' ? boardRevisions.publicRows : boardRevisions.privateRows;
  const [kept] = await db
    .select({ rows })
    .from(boardRevisions)
    .where(eq(boardRevisions.taskId, taskId));
  return kept?.rows ?? 0;
};

interface RankedBest extends TeamBestRow {
  rank: number;
  position: number;
}

/** A page of a part of the teams of a task's board; ranks are those of the whole. */
const searchedBoard = async (
  db: Handle,
  taskId: string,
  board: Board,
  query: BoardQuery,
  telling: Telling,
): Promise<Page<LeaderboardRow>> => {
  const window = pageWindow(query);
  const ranked = db.$with('ranked').as(
    db
      .select({
        ...getTableColumns(teamBests),
        rank: sql<number>`(rank() over (order by ${byRank}))::int`.as('rank'),
        position:
          sql<number>`(row_number() over (order by ${sql.join([...inOrder], sql`, `)}))::int`.as(
            'position',
          ),
      })
      .from(teamBests)
      .where(onBoard(taskId, board)),
  );
  const rows: (RankedBest & { total: number })[] = await db
    .with(ranked)
    .select({ ...ranked._.selectedFields, total: sql<number>`(count(*) over ())::int` })
    .from(ranked)
    .innerJoin(teams, eq(teams.id, ranked.teamId))
    .where(teamFilter(db, query))
    .orderBy(asc(ranked.position))
    .limit(window.limit)
    .offset(window.offset);
  return pageOf(
    rows.map((best) => toRow(best, best.rank, best.position, telling)),
    rows[0]?.total ?? 0,
    window,
  );
};

/**
 * A page of a task's board, read along its index; ranks are counted, never stored. They are those of
 * the revealed scores, however the scores are told.
 */
export const taskBoard = async (
  db: Handle,
  { taskId, board, now }: { taskId: string; board: Board; now: Date },
  query: BoardQuery,
  telling: Telling = 'revealed',
): Promise<Page<LeaderboardRow>> => {
  if (authorsOf(query))
    return rankedPage(db, bestsBy({ taskId, board, now }, query, { telling }), query);
  if (isFiltered(query)) return searchedBoard(db, taskId, board, query, telling);
  const window = pageWindow(query);
  const onIt = onBoard(taskId, board);
  const total = await rowsOf(db, taskId, board);
  const rows = await windowOf(db, onIt, total, window);
  const [first] = rows;
  let rank = first ? window.offset + 1 - (await equalBefore(db, first)) : 0;
  let previous = first;
  const data = rows.map((best, index) => {
    const position = window.offset + index + 1;
    if (previous && !isTied(best, previous)) rank = position;
    previous = best;
    return toRow(best, rank, position, telling);
  });
  return pageOf(data, total, window);
};

/** The team's own row, wherever it stands; null when it has no score there. */
export const taskBoardRow = async (
  db: Handle,
  taskId: string,
  board: Board,
  teamId: string,
): Promise<LeaderboardRow | null> => {
  const [best] = await db
    .select()
    .from(teamBests)
    .where(and(onBoard(taskId, board), eq(teamBests.teamId, teamId)));
  if (!best) return null;
  const [better] = await db
    .select({ rows: count() })
    .from(teamBests)
    .where(and(onBoard(taskId, board), sql`(${byRank}) < ${rankKeysOf(best)}`));
  const rank = (better?.rows ?? 0) + 1;
  return toRow(best, rank, rank + (await equalBefore(db, best)));
};
