import { sql } from 'drizzle-orm';
import type { BoardBaseline } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Handle } from '#database/database.ts';
import { scoredBaselines } from '../../submissions/store/scored-baselines.ts';
import { rowsOfBoard, type TaskBoard } from './task-boards.ts';

/** The baselines of a task's board, each with the number of teams that aren't worse. */
export const boardBaselines = async (db: Handle, board: TaskBoard): Promise<BoardBaseline[]> => {
  const found = await scoredBaselines(db, board.task.id, board.board);
  const placed: BoardBaseline[] = [];
  for (const { name, score, sortKey } of found) {
    const { rows } = await db.execute<{ above: number }>(sql`
      select count(*)::int as above from (${rowsOfBoard(board)}) as own
      where own.sort_key <= ${sortKey}`);
    placed.push({ Name: name, Score: score, Above: rows[0]?.above ?? 0 });
  }
  return placed;
};
