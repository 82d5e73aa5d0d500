import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { isProtected } from '@whaletide/schema/domains/submissions/rules/protection.ts';
import { showsExactScores } from '@whaletide/schema/domains/submissions/rules/rounding.ts';
import type { Handle } from '#database/database.ts';
import { competitions, type TaskRow, tasks } from '#domains/competitions/tables.ts';

/** A task that is scored from files, with whether its public board is protected. */
export interface ScoredTask {
  task: TaskRow;
  competitionName: string;
  isProtected: boolean;
  /** True where that doesn't round scores. */
  showsExact: boolean;
}

/** Finds those of these tasks that are scored from files, by their ids. */
export const scoredTasks = async (
  db: Handle,
  ids: readonly string[],
): Promise<Map<string, ScoredTask>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ task: tasks, name: competitions.name, award: competitions.award })
    .from(tasks)
    .innerJoin(competitions, eq(competitions.id, tasks.competitionId))
    .where(and(inArray(tasks.id, [...ids]), isNotNull(tasks.objective)));
  return new Map(
    rows.map(({ task, name, award }) => {
      const protects = isProtected(task.protectsBoard, award);
      const showsExact = showsExactScores(task.objective?.roundsScores, protects);
      return [task.id, { task, competitionName: name, isProtected: protects, showsExact }];
    }),
  );
};
