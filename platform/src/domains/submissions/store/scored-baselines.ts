import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { tasks } from '../../competitions/tables.ts';
import { type Board, taskBaselines } from '../tables.ts';
import { tieKeysOf } from './bests.ts';
import { firstIsSmaller } from './directions.ts';

/** A baseline with its score on a board. */
export interface ScoredBaseline {
  name: string;
  score: number;
  further: number[];
  /** Keys for sorting as boards do: the smaller the better. */
  sortKey: number;
  tieKeys: number[];
}

/** The scored baselines of a task on a board, best first. */
export const scoredBaselines = async (
  db: Handle,
  taskId: string,
  board: Board,
): Promise<ScoredBaseline[]> => {
  const isPublic = board === 'public';
  const score = isPublic ? taskBaselines.publicScore : taskBaselines.privateScore;
  const further = isPublic ? taskBaselines.publicFurther : taskBaselines.privateFurther;
  const tieKeys = tieKeysOf(further);
  const sortKey = sql<number>`(case when ${firstIsSmaller} then 1 else -1 end * ${score})::float8`;
  const rows = await db
    .select({ name: taskBaselines.name, score, further, sortKey, tieKeys })
    .from(taskBaselines)
    .innerJoin(tasks, eq(tasks.id, taskBaselines.taskId))
    .where(and(eq(taskBaselines.taskId, taskId), isNotNull(score)))
    .orderBy(asc(sortKey), asc(tieKeys), asc(taskBaselines.createDate), asc(taskBaselines.id));
  return rows.flatMap(({ score: own, ...row }) => (own === null ? [] : [{ ...row, score: own }]));
};
