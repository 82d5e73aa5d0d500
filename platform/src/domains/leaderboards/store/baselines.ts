import { sql } from 'drizzle-orm';
import type { BoardBaseline } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Handle } from '#database/database.ts';
import { scoredBaselines } from '#domains/scoring/store/scored-baselines.ts';
import { teamBests } from '#domains/submissions/tables.ts';
import { rowsOfBoard, type TaskBoard } from './task-boards.ts';

/** The baselines of a task's board, each with the number of teams that aren't worse. */
export const boardBaselines = async (db: Handle, board: TaskBoard): Promise<BoardBaseline[]> => {
  const { task, now } = board;
  const found = await scoredBaselines(db, { taskId: task.id, board: board.board, now });
  const placed: BoardBaseline[] = [];
  for (const { name, score, further, sortKey, tieKeys } of found) {
    const { rows } = await db.execute<{ above: number }>(sql`
      select count(*)::int as above from (${rowsOfBoard(board)}) as own
      where (own.sort_key, own.tie_keys) <=
        (${sortKey}::float8, ${sql.param(tieKeys, teamBests.tieKeys)}::float8[])`);
    placed.push({ Name: name, Score: score, Further: further, Above: rows[0]?.above ?? 0 });
  }
  return placed;
};
