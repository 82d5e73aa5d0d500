import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Handle, Transaction } from '#database/database.ts';
import { newId } from '#ids.ts';
import type { Services } from '#services.ts';
import type { Objective, TaskRow } from '#domains/competitions/tables.ts';
import { rescorings, type RescoringRow, stagedScores, type StagedSource } from '../tables.ts';
import { works } from '#domains/submissions/tables.ts';
import { rescoreKind } from '#domains/submissions/store/job-kinds.ts';
import { againOf } from '#domains/submissions/store/rescore.ts';
import { scoringOf, withScoring } from './scoring-keys.ts';

/** Makes staged scores effective, once there are all. */
export const SWITCH_JOB = 'switch-rescoring';

const runningOf = (taskId: string) =>
  and(eq(rescorings.taskId, taskId), isNull(rescorings.endDate));

/** The settings of a task as a rescoring would have them. */
export const stagedObjective = (
  objective: Objective,
  { scoring, reference }: Pick<RescoringRow, 'scoring' | 'reference'>,
): Objective => ({ ...withScoring(objective, scoring), ...(reference && { reference }) });

/** Tells whether a rescoring of the task is under way. */
export const hasRescoring = async (db: Handle, taskId: string): Promise<boolean> => {
  const [row] = await db.select({ id: rescorings.id }).from(rescorings).where(runningOf(taskId));
  return row !== undefined;
};

/** Ends what is under way for a task; its jobs find nothing to do. Answers whether there was any. */
export const endRescoring = async (
  tx: Transaction,
  taskId: string,
  { end, now }: { end: 'replaced' | 'cancelled'; now: Date },
): Promise<boolean> => {
  const [ended] = await tx
    .update(rescorings)
    .set({ endDate: now, end, moves: [], moved: 0 })
    .where(runningOf(taskId))
    .returning({ id: rescorings.id });
  if (!ended) return false;
  await tx.delete(stagedScores).where(eq(stagedScores.rescoringId, ended.id));
  return true;
};

/**
 * Lets a rescoring become effective that waits for that; false where it doesn't, or another caller
 * was first. The caller holds the task's row.
 */
export const applyStaged = async (
  tx: Transaction,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  { taskId, id }: { taskId: string; id: string },
): Promise<boolean> => {
  const [applied] = await tx
    .update(rescorings)
    .set({ appliedDate: now() })
    .where(
      and(
        runningOf(taskId),
        eq(rescorings.id, id),
        isNotNull(rescorings.readyDate),
        isNull(rescorings.appliedDate),
      ),
    )
    .returning({ id: rescorings.id });
  if (applied) await jobs.add(tx, SWITCH_JOB, { rescoring: id });
  return applied !== undefined;
};

/** Queues works to be scored for a rescoring; with none its scores become effective at once. */
export const queueStaged = async (
  tx: Transaction,
  { jobs }: Pick<Services, 'jobs'>,
  { rescoring, task }: { rescoring: Pick<RescoringRow, 'id' | 'scoring'>; task: TaskRow },
  workIds: readonly string[],
): Promise<void> => {
  const { id } = rescoring;
  if (workIds.length === 0) return jobs.add(tx, SWITCH_JOB, { rescoring: id });
  const objective = task.objective && withScoring(task.objective, rescoring.scoring);
  const rows = workIds.map((workId) => ({ workId, rescoring: id }));
  await jobs.addAll(tx, rescoreKind({ id: task.id, objective }), rows);
};

/**
 * Has the works of a task scored once more, in place of what is under way. The caller holds the
 * task's row. Answers the number of works.
 *
 * @param change.objective the settings that they are scored by
 * @param change.csv the solution, and `source` facts about it; null for the present one
 * @param change.reference the file for workers to compare with; null for the present one
 * @param change.asksFirst true where an organizer is to see who moves before that becomes effective
 */
export const startRescoring = async (
  tx: Transaction,
  services: Pick<Services, 'jobs' | 'now'>,
  change: {
    task: TaskRow;
    objective: Objective;
    csv: string | null;
    source: StagedSource | null;
    reference?: RescoringRow['reference'];
    asksFirst?: boolean;
    startedBy: string;
    reason: string;
    publishesReason: boolean;
  },
): Promise<number> => {
  const { task, objective, ...row } = change;
  const now = services.now();
  await endRescoring(tx, task.id, { end: 'replaced', now });
  const scoring = scoringOf(objective);
  const id = newId(now.getTime());
  await tx.insert(rescorings).values({ id, taskId: task.id, startDate: now, scoring, ...row });
  const found = await tx.select({ id: works.id }).from(works).where(againOf(task.id));
  const workIds = found.map((work) => work.id);
  await queueStaged(tx, services, { rescoring: { id, scoring }, task }, workIds);
  return workIds.length;
};

/** Has a work that was just scored by the present settings scored by those to come as well. */
export const stageToo = async (
  tx: Transaction,
  services: Pick<Services, 'jobs'>,
  task: TaskRow,
  workId: string,
): Promise<void> => {
  const [rescoring] = await tx
    .select({ id: rescorings.id, scoring: rescorings.scoring })
    .from(rescorings)
    .where(runningOf(task.id));
  if (rescoring) await queueStaged(tx, services, { rescoring, task }, [workId]);
};
