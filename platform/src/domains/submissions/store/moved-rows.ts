import type { Board } from '../tables.ts';

/** Row of a board, as the statement answers it that makes it. */
export interface BestRow extends Record<string, unknown> {
  board: Board;
  task_id: string;
  team_id: string;
  score: number;
}

/** A team's row on the public board of a task that has become another; null without one now. */
export interface MovedRow {
  taskId: string;
  teamId: string;
  score: number | null;
}

/** Compares the rows of public boards before and after. */
export const movedRows = (
  before: readonly { taskId: string; teamId: string; score: number }[],
  after: readonly BestRow[],
): MovedRow[] => {
  const moved = new Map<string, MovedRow>();
  for (const { taskId, teamId } of before)
    moved.set(`${taskId} ${teamId}`, { taskId, teamId, score: null });
  const scores = new Map(before.map((row) => [`${row.taskId} ${row.teamId}`, row.score]));
  for (const { board, task_id: taskId, team_id: teamId, score } of after) {
    if (board !== 'public') continue;
    const key = `${taskId} ${teamId}`;
    if (scores.get(key) === score) moved.delete(key);
    else moved.set(key, { taskId, teamId, score });
  }
  return [...moved.values()];
};
