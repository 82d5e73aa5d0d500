import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { tasks } from '../../competitions/tables.ts';
import { type Board, taskBaselines } from '../tables.ts';
import { firstIsSmaller } from './directions.ts';

/** A baseline with its score on a board. */
export interface ScoredBaseline {
  name: string;
  score: number;
  /** Key for sorting as boards do: the smaller the better. */
  sortKey: number;
}

/** The scored baselines of a task on a board, best first. */
export const scoredBaselines = async (
  db: Handle,
  taskId: string,
  board: Board,
): Promise<ScoredBaseline[]> => {
  const score = board === 'public' ? taskBaselines.publicScore : taskBaselines.privateScore;
  const sortKey = sql<number>`(case when ${firstIsSmaller} then 1 else -1 end * ${score})::float8`;
  const rows = await db
    .select({ name: taskBaselines.name, score, sortKey })
    .from(taskBaselines)
    .innerJoin(tasks, eq(tasks.id, taskBaselines.taskId))
    .where(and(eq(taskBaselines.taskId, taskId), isNotNull(score)))
    .orderBy(asc(sortKey), asc(taskBaselines.createDate), asc(taskBaselines.id));
  return rows.flatMap(({ score: own, ...row }) => (own === null ? [] : [{ ...row, score: own }]));
};
