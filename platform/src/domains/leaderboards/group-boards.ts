import { type SQL, sql } from 'drizzle-orm';
import type { LeaderboardRow } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import type { TaskRow } from '../competitions/tables.ts';
import { type Board, teamBests, works } from '../submissions/tables.ts';
import { countsPeriod } from './period.ts';
import { type AuthorsQuery, byAuthors } from './store/authors.ts';
import { bestsBy } from './store/best-rows.ts';
import { frozenSinceOf } from './store/frozen.ts';
import type { BoardQuery } from './store/team-filter.ts';
import { rankedPage, rankedRows, rowsOfWorksBy } from './store/work-boards.ts';
import { type GroupLeaderboardRow, leaderboardTeams } from './tables.ts';

/** A board of a group, and the task that it is a part of. */
export interface GroupBoard {
  leaderboard: GroupLeaderboardRow;
  task: TaskRow;
}

const chosen = ({ id, allTeams }: GroupLeaderboardRow, teamId: SQL): SQL =>
  allTeams
    ? sql`true`
    : sql`${teamId} in (select ${leaderboardTeams.teamId} from ${leaderboardTeams}
        where ${leaderboardTeams.leaderboardId} = ${id})`;

/** The rows of the task's own board, of these teams. */
const fromBests = (
  { leaderboard, task }: GroupBoard,
  at: { board: Board; now: Date },
  authors: AuthorsQuery,
): SQL =>
  bestsBy({ taskId: task.id, ...at }, authors, {
    among: chosen(leaderboard, sql`${teamBests.teamId}`),
  });

/** The earlier of two ends; null is none. */
const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other);

/** The rows of a group's board, unranked; by the authors that are asked for. */
export const rowsOfGroup = (
  group: GroupBoard,
  { board, now }: { board: Board; now: Date },
  authors: AuthorsQuery = {},
): SQL => {
  const { leaderboard, task } = group;
  const frozen = board === 'public' ? frozenSinceOf(task, now) : null;
  if (!countsPeriod(leaderboard) && frozen === null)
    return fromBests(group, { board, now }, authors);
  const { startDate } = leaderboard;
  const endDate = earlier(leaderboard.endDate, frozen);
  return rowsOfWorksBy(
    { task, board: 'public', late: false, startDate, endDate, now },
    authors,
    chosen(leaderboard, sql`${works.teamId}`),
  );
};

/** A page of a group's board; read when asked for, never stored. */
export const groupBoardPage = (
  db: Handle,
  group: GroupBoard,
  board: Board,
  query: BoardQuery & { now: Date },
): Promise<Page<LeaderboardRow>> =>
  rankedPage(db, rowsOfGroup(group, { board, now: query.now }, query), query);

/** The rows of these teams on a group's board, by team. */
export const groupBoardRows = (
  db: Handle,
  group: GroupBoard,
  board: Board,
  { teamIds, now, ...authors }: AuthorsQuery & { teamIds: readonly string[]; now: Date },
): Promise<Map<string, LeaderboardRow>> =>
  rankedRows(db, byAuthors(rowsOfGroup(group, { board, now }, authors), authors), teamIds);
