import type {
  BoardPage,
  LeaderboardRow,
} from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Handle } from '#database/database.ts';
import { scoredTasks } from '#domains/submissions/store/ladder/protection.ts';
import { partRows } from '#domains/submissions/store/bests.ts';
import { withIntervals } from '../intervals/telling.ts';
import { taskBoard } from './boards.ts';
import type { TaskBoard } from './task-boards.ts';

/**
 * The teams at the head of a board that can't be told apart from the first, where its rows are told
 * with their intervals and are two at least. A protected board tells nothing of its rows.
 *
 * @param told rows of the board as they are told
 */
export const boardHead = async (
  db: Handle,
  { task, board, now }: TaskBoard,
  told: readonly LeaderboardRow[],
): Promise<Pick<BoardPage, 'HeadCount' | 'HeadRows'>> => {
  if (told.every(({ RankHigh }) => RankHigh === null)) return {};
  if (board === 'public' && (await scoredTasks(db, [task.id])).get(task.id)?.isProtected) return {};
  const { data } = await taskBoard(db, { taskId: task.id, board, now }, { page: 1, perPage: 1 });
  const [first] = await withIntervals(db, task.id, board, data);
  const count = first?.RankHigh ?? 1;
  if (count < 2) return {};
  return { HeadCount: count, HeadRows: await partRows(db, task.id, board) };
};
