import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { wrongSteps } from '@whaletide/schema/domains/submissions/rules/board-ladder.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { definitionOf } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import type { Handle } from '#database/database.ts';
import type { TaskRow } from '#domains/competitions/tables.ts';
import { logLeaves } from '#domains/receipts/tables.ts';
import { scoredTasks } from '#domains/submissions/store/ladder/protection.ts';
import { type Rung, rungsOf } from '#domains/submissions/store/ladder/rungs.ts';
import { works } from '#domains/submissions/tables.ts';

/** Teams with works that count, of a task. */
const teamsOf = async (db: Handle, taskId: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ id: works.teamId })
    .from(works)
    .where(and(eq(works.taskId, taskId), eq(works.status, workStatus.reviewed)))
    .orderBy(works.teamId);
  return rows.map(({ id }) => id);
};

/**
 * Tells whether the team's ladder was made of these works alone: none of it was taken out or deleted
 * since, or has come from another team. What was decided beside those can't be worked out any more.
 */
const isWhole = async (
  db: Handle,
  { taskId, teamId, ids }: { taskId: string; teamId: string; ids: readonly string[] },
): Promise<boolean> => {
  const leaves = await db
    .selectDistinct({ workId: logLeaves.workId, teamId: logLeaves.teamId })
    .from(logLeaves)
    .where(
      and(
        eq(logLeaves.taskId, taskId),
        isNotNull(logLeaves.workId),
        sql`(${logLeaves.teamId} = ${teamId} or ${inArray(logLeaves.workId, [...ids])})`,
      ),
    );
  const own = new Set(ids);
  return leaves.every((leaf) => leaf.teamId === teamId && own.has(leaf.workId ?? ''));
};

/** Works whose decision and whose score don't say the same. */
const contradicting = (rungs: readonly Rung[]): string[] =>
  rungs.flatMap(({ work, shown }) =>
    shown !== null && shown !== (work.publicScore !== null)
      ? [`work ${work.id}: decision and public score`]
      : [],
  );

/**
 * Names works of a protected board that are shown or hidden otherwise than its ladder says, by their
 * kept scores and influences, which are compared with their files elsewhere; English.
 */
export const ladderDifferences = async (db: Handle, task: TaskRow): Promise<string[]> => {
  const scored = (await scoredTasks(db, [task.id])).get(task.id);
  if (!scored?.isProtected || !task.objective) return [];
  const { higherIsBetter } = definitionOf(task.objective);
  const found: string[] = [];
  for (const teamId of await teamsOf(db, task.id)) {
    const all = await rungsOf(db, task.id, teamId);
    const rungs = all.filter(({ work, isOwn }) => isOwn && work.status === workStatus.reviewed);
    found.push(...contradicting(rungs));
    // By what former teams were shown, at times that aren't known any more.
    if (all.some(({ isOwn }) => !isOwn)) continue;
    const ids = rungs.map(({ work }) => work.id);
    if (!(await isWhole(db, { taskId: task.id, teamId, ids }))) continue;
    const steps = rungs.flatMap(({ work, measured, shown }) =>
      measured ? [{ id: work.id, measured, shown }] : [],
    );
    for (const index of wrongSteps(steps, higherIsBetter)) {
      const step = steps[index];
      if (step) found.push(`work ${step.id}: ${step.shown ? 'shown' : 'hidden'} by the board`);
    }
  }
  return found;
};
