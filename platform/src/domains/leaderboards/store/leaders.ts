import { and, asc, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import type { BoardLeaders } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Handle } from '#database/database.ts';
import { competitions, type TaskRow, tasks } from '#domains/competitions/tables.ts';
import { isTied } from '#domains/submissions/store/order.ts';
import { type TeamBestRow, teamBests } from '#domains/submissions/tables.ts';
import { inOrder, toRow } from './boards.ts';
import { isFrozen } from './frozen.ts';
import { readTaskBoard } from './task-boards.ts';

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

const frozenLeaders = async (db: Handle, task: TaskRow, now: Date): Promise<BoardLeaders> => {
  const board = { task, board: 'public', late: false, now } as const;
  const { data } = await readTaskBoard(db, board, { page: 1, perPage: LEADERS });
  return { Task: task.id, Rows: data };
};

/**
 * Answers the first teams of the open public boards of these tasks, in one statement for all but
 * those that stand still.
 */
export const boardLeaders = async (
  db: Handle,
  taskIds: readonly string[],
  now: Date,
): Promise<BoardLeaders[]> => {
  const first = db
    .select()
    .from(teamBests)
    .where(and(eq(teamBests.taskId, tasks.id), eq(teamBests.board, 'public')))
    .orderBy(...inOrder.map((column) => asc(column)))
    .limit(LEADERS)
    .as('first');
  const open = and(
    inArray(tasks.id, [...taskIds]),
    tasks.showLeaderboard,
    isNull(tasks.excludedDate),
    competitions.published,
  );
  const rows = await db
    .select({ taskId: tasks.id, best: first._.selectedFields })
    .from(tasks)
    .innerJoin(competitions, eq(competitions.id, tasks.competitionId))
    .leftJoinLateral(first, sql`true`)
    .where(and(open, not(isFrozen(now))));
  const frozen = await db
    .select({ task: tasks })
    .from(tasks)
    .innerJoin(competitions, eq(competitions.id, tasks.competitionId))
    .where(and(open, isFrozen(now)));
  const frozenRows: BoardLeaders[] = [];
  for (const { task } of frozen) frozenRows.push(await frozenLeaders(db, task, now));
  return [
    ...frozenRows,
    ...[...Map.groupBy(rows, ({ taskId }) => taskId)].map(([task, found]) =>
      toLeaders(
        task,
        found.flatMap(({ best }) => (best?.teamId ? [best as TeamBestRow] : [])),
      ),
    ),
  ];
};
