import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { tasks } from '#domains/competitions/tables.ts';
import type { Board } from '#domains/submissions/tables.ts';
import { taskBaselines } from '../tables.ts';
import { tieKeysOf } from '#domains/submissions/store/bests.ts';
import { firstIsSmaller } from '#domains/submissions/store/directions.ts';
import { scoredTasks } from '#domains/submissions/store/ladder/protection.ts';
import { firstOf, furtherOf } from '#domains/submissions/store/shown-scores.ts';

/** A baseline with its score on a board. */
export interface ScoredBaseline {
  name: string;
  score: number;
  further: number[];
  /** Keys for sorting as boards do: the smaller the better. */
  sortKey: number;
  tieKeys: number[];
}

/**
 * The scored baselines of a task on a board, best first: as the scores of works are shown there, which
 * are exact on a public board that doesn't round them, and on the private one after the task's end.
 */
export const scoredBaselines = async (
  db: Handle,
  { taskId, board, now }: { taskId: string; board: Board; now: Date },
): Promise<ScoredBaseline[]> => {
  const task = (await scoredTasks(db, [taskId])).get(taskId);
  const isPublic = board === 'public';
  const isExact = isPublic ? task?.showsExact : task && task.task.endDate <= now;
  const rounded = isPublic ? taskBaselines.publicScore : taskBaselines.privateScore;
  const roundedFurther = isPublic ? taskBaselines.publicFurther : taskBaselines.privateFurther;
  const exact = sql`${taskBaselines.exact} -> ${board}`;
  const score = sql<number>`${isExact ? firstOf(sql`(${exact})`) : rounded}`.mapWith(Number);
  const further = isExact ? furtherOf(sql`(${exact})`) : sql<number[]>`${roundedFurther}`;
  const tieKeys = tieKeysOf(further);
  const sortKey = sql<number>`(case when ${firstIsSmaller} then 1 else -1 end * ${score})::float8`;
  return db
    .select({ name: taskBaselines.name, score, further, sortKey, tieKeys })
    .from(taskBaselines)
    .innerJoin(tasks, eq(tasks.id, taskBaselines.taskId))
    .where(and(eq(taskBaselines.taskId, taskId), isNotNull(rounded)))
    .orderBy(asc(sortKey), asc(tieKeys), asc(taskBaselines.createDate), asc(taskBaselines.id));
};
