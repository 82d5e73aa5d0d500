import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { BoardLeaders } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Handle } from '#database/database.ts';
import { competitions, tasks } from '../../competitions/tables.ts';
import { isTied } from '../../submissions/store/order.ts';
import { type TeamBestRow, teamBests } from '../../submissions/tables.ts';
import { inOrder, toRow } from './boards.ts';

/** Rows that the head of a board has. */
const LEADERS = 3;

/** Rows of one board from its first on, with the ranks that equal scores share. */
const toLeaders = (task: string, bests: readonly TeamBestRow[]): BoardLeaders => ({
  Task: task,
  Rows: bests.map((best, index) => {
    const rank = bests.findIndex((other) => isTied(other, best)) + 1;
    return toRow(best, rank, index + 1);
  }),
});

/** Answers the first teams of the open public boards of these tasks, in one statement for all. */
export const boardLeaders = async (
  db: Handle,
  taskIds: readonly string[],
): Promise<BoardLeaders[]> => {
  const first = db
    .select()
    .from(teamBests)
    .where(and(eq(teamBests.taskId, tasks.id), eq(teamBests.board, 'public')))
    .orderBy(...inOrder.map((column) => asc(column)))
    .limit(LEADERS)
    .as('first');
  const rows = await db
    .select({ taskId: tasks.id, best: first._.selectedFields })
    .from(tasks)
    .innerJoin(competitions, eq(competitions.id, tasks.competitionId))
    .leftJoinLateral(first, sql`true`)
    .where(
      and(
        inArray(tasks.id, [...taskIds]),
        tasks.showLeaderboard,
        isNull(tasks.excludedDate),
        competitions.published,
      ),
    );
  return [...Map.groupBy(rows, ({ taskId }) => taskId)].map(([task, found]) =>
    toLeaders(
      task,
      found.flatMap(({ best }) => (best?.teamId ? [best as TeamBestRow] : [])),
    ),
  );
};
