import { type SQL, sql } from 'drizzle-orm';
import type { LeaderboardRow } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import type { TaskRow } from '#domains/competitions/tables.ts';
import { type Board, teamBests } from '#domains/submissions/tables.ts';
import { authorsOf, type AuthorsQuery, byAuthors } from './authors.ts';
import { bestsBy } from './best-rows.ts';
import { taskBoard, taskBoardRow } from './boards.ts';
import { frozenSinceOf } from './frozen.ts';
import type { BoardQuery } from './team-filter.ts';
import {
  type BoardWorks,
  rankedPage,
  rankedRows,
  rowsOfWorks,
  rowsOfWorksBy,
} from './work-boards.ts';

/** A board of a task as everyone reads it: the present one, the frozen one, or that of late works. */
export interface TaskBoard {
  task: TaskRow;
  board: Board;
  late: boolean;
  now: Date;
}

/** The works from which a board is computed; null where it is that of the teams' bests. */
export const worksOf = ({ task, board, late, now }: TaskBoard): BoardWorks | null => {
  const of = { task, board, now, startDate: null };
  if (late) return { ...of, late, endDate: null };
  const endDate = board === 'public' ? frozenSinceOf(task, now) : null;
  return endDate && { ...of, late, endDate };
};

/** True where its rows are those of the teams' bests, which intervals and public ranks belong to. */
export const isPresent = (board: TaskBoard): boolean => worksOf(board) === null;

/** The rows of it as they are sorted. */
export const rowsOfBoard = (board: TaskBoard): SQL => {
  const works = worksOf(board);
  if (works) return rowsOfWorks(works);
  return sql`select ${teamBests.sortKey} as sort_key, ${teamBests.tieKeys} as tie_keys from ${teamBests}
    where ${teamBests.taskId} = ${board.task.id} and ${teamBests.board} = ${board.board}`;
};

/** A page of it. */
export const readTaskBoard = (
  db: Handle,
  board: TaskBoard,
  query: BoardQuery,
): Promise<Page<LeaderboardRow>> => {
  const works = worksOf(board);
  return works
    ? rankedPage(db, rowsOfWorksBy(works, query), query)
    : taskBoard(db, { ...board, taskId: board.task.id }, query);
};

/** The team's own row on it, by the authors that are asked for; null when it has no score there. */
export const readTaskRow = async (
  db: Handle,
  board: TaskBoard,
  { teamId, ...authors }: AuthorsQuery & { teamId: string },
): Promise<LeaderboardRow | null> => {
  const { task, board: side } = board;
  const works = worksOf(board);
  if (!works && authorsOf(authors) === null) return taskBoardRow(db, task.id, side, teamId);
  const every = works
    ? rowsOfWorksBy(works, authors)
    : bestsBy({ ...board, taskId: task.id }, authors);
  return (await rankedRows(db, byAuthors(every, authors), [teamId])).get(teamId) ?? null;
};
