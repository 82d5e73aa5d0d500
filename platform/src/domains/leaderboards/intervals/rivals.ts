import { and, eq } from 'drizzle-orm';
import type { BoardRival } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { managesCompetition } from '#domains/competitions/store/access.ts';
import { tasksBy } from '#domains/competitions/store/reading.ts';
import { type Board, teamBests } from '#domains/submissions/tables.ts';
import { openBoard } from '../open.ts';
import { frozenSinceOf } from '../store/frozen.ts';
import { taskBoardRow } from '../store/boards.ts';
import { rankIntervals } from '../tables.ts';

/**
 * The teams that a team of a board can't be told apart from.
 * @throws Refusal NOT_FOUND for a board that isn't open, except to who manages it
 */
export const rivalsOf = async (
  db: Handle,
  caller: Caller | null,
  { taskId, board, teamId, now }: { taskId: string; board: Board; teamId: string; now: Date },
): Promise<BoardRival[]> => {
  const [task] = await tasksBy(db, { ids: [taskId] }, caller);
  const manages = task && (await managesCompetition(db, caller, { id: task.competitionId }));
  if (!manages) {
    const open = openBoard(task, board);
    // A board that stands still tells nothing of the present one.
    if (board === 'public' && frozenSinceOf(open, now)) return [];
  }
  const [found] = await db
    .select({ rivals: rankIntervals.rivals })
    .from(rankIntervals)
    // Rivals of its present best alone, and not of a team that has left the board.
    .innerJoin(
      teamBests,
      and(
        eq(teamBests.taskId, rankIntervals.taskId),
        eq(teamBests.board, rankIntervals.board),
        eq(teamBests.teamId, rankIntervals.teamId),
        eq(teamBests.bestDate, rankIntervals.bestDate),
      ),
    )
    .where(
      and(
        eq(rankIntervals.taskId, taskId),
        eq(rankIntervals.board, board),
        eq(rankIntervals.teamId, teamId),
      ),
    );
  const rivals: BoardRival[] = [];
  for (const { team, difference, margin } of found?.rivals ?? []) {
    const row = await taskBoardRow(db, taskId, board, team);
    rivals.push({ Team: team, Rank: row?.Rank ?? null, Difference: difference, Margin: margin });
  }
  return rivals;
};
