import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type {
  BoardPage,
  LeaderboardRow,
} from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Handle } from '#database/database.ts';
import { taskSolutions } from '#domains/competitions/tables.ts';
import { scoredTasks } from '#domains/submissions/store/ladder/protection.ts';
import { type Board, workScorings, works } from '#domains/submissions/tables.ts';
import { withIntervals } from '../intervals/telling.ts';
import { taskBoard } from './boards.ts';
import type { TaskBoard } from './task-boards.ts';

/** Rows of a part: as the solution was read, else as the last work was scored. */
const partRows = async (db: Handle, taskId: string, board: Board): Promise<number | null> => {
  const [kept] = await db
    .select({ rows: sql<number | null>`(${taskSolutions.figures} ->> ${board})::int` })
    .from(taskSolutions)
    .where(eq(taskSolutions.taskId, taskId));
  if (!kept || kept.rows !== null) return kept?.rows ?? null;
  const rows = board === 'public' ? workScorings.publicRows : workScorings.privateRows;
  const [scored] = await db
    .select({ rows })
    .from(works)
    .innerJoin(workScorings, eq(workScorings.workId, works.id))
    .where(and(eq(works.taskId, taskId), isNotNull(rows)))
    .orderBy(desc(works.id))
    .limit(1);
  return scored?.rows ?? null;
};

/**
 * The teams at the head of a board that can't be told apart from the first, where its rows are told
 * with their intervals and are two at least. A protected board tells nothing of its rows.
 *
 * @param told rows of the board as they are told
 */
export const boardHead = async (
  db: Handle,
  { task, board }: TaskBoard,
  told: readonly LeaderboardRow[],
): Promise<Pick<BoardPage, 'HeadCount' | 'HeadRows'>> => {
  if (told.every(({ RankHigh }) => RankHigh === null)) return {};
  if (board === 'public' && (await scoredTasks(db, [task.id])).get(task.id)?.isProtected) return {};
  const { data } = await taskBoard(db, task.id, board, { page: 1, perPage: 1 });
  const [first] = await withIntervals(db, task.id, board, data);
  const count = first?.RankHigh ?? 1;
  if (count < 2) return {};
  return { HeadCount: count, HeadRows: await partRows(db, task.id, board) };
};
