import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { JudgingSettings } from '@whaletide/schema/domains/judging/rules/settings.ts';
import { DEFAULT_JUDGES, DEFAULT_PAIRS } from '@whaletide/schema/domains/judging/rules/settings.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound } from '#refusal.ts';
import { managedCompetition } from '#domains/competitions/store/access.ts';
import { lockManaged } from '#domains/competitions/store/lock.ts';
import { type CompetitionRow, type TaskRow, tasks } from '#domains/competitions/tables.ts';
import { judgingPairs, judgingReviews, type JudgingRow, judgings } from '../tables.ts';

export interface ManagedTask {
  task: TaskRow;
  competition: CompetitionRow;
  /** Best score of a work. */
  maxScore: number;
  judging: JudgingRow | null;
}

const taskById = async (db: Handle, taskId: string): Promise<TaskRow> => {
  const [task] = await db.select().from(tasks).where(eq(tasks.id, taskId));
  if (!task) throw notFound('任务');
  return task;
};

const judgingOf = async (db: Handle, taskId: string): Promise<JudgingRow | null> =>
  (await db.select().from(judgings).where(eq(judgings.taskId, taskId)))[0] ?? null;

const withJudging = async (
  db: Handle,
  task: TaskRow,
  competition: CompetitionRow,
): Promise<ManagedTask> => {
  if (!task.subjective) throw conflict('该任务由系统自动评分，没有评委评审');
  const { maxScore } = task.subjective;
  return { task, competition, maxScore, judging: await judgingOf(db, task.id) };
};

/** The task for who manages it. @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT for one that is scored from files */
export const managedTask = async (
  db: Handle,
  caller: Caller,
  taskId: string,
): Promise<ManagedTask> => {
  const task = await taskById(db, taskId);
  return withJudging(db, task, await managedCompetition(db, caller, task.competitionId));
};

/** Waits for the turn of what changes a task's judging: settings, assignment, pairs, publishing. */
export const lockJudging = async (tx: Transaction, taskId: string): Promise<void> => {
  await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, taskId)).for('no key update');
};

/** The same, while changes of its judging take their turn. @throws Refusal as managedTask */
export const lockManagedTask = async (
  tx: Transaction,
  caller: Caller,
  taskId: string,
): Promise<ManagedTask> => {
  const { competitionId } = await taskById(tx, taskId);
  const competition = await lockManaged(tx, caller, competitionId);
  await lockJudging(tx, taskId);
  return withJudging(tx, await taskById(tx, taskId), competition);
};

/** @throws Refusal CONFLICT where any judge gives any work one score */
export const requireJudging = (judging: JudgingRow | null): JudgingRow => {
  if (!judging) throw conflict('该任务还没有选择评审方式');
  return judging;
};

/** @throws Refusal CONFLICT once the result is published */
export const requireOpen = (judging: JudgingRow | null): JudgingRow => {
  const open = requireJudging(judging);
  if (open.publishedDate) throw conflict('评审结果已发布，不能再更改');
  return open;
};

/** Tells whether a judge has kept or answered anything. */
export const hasBegun = async (db: Handle, taskId: string): Promise<boolean> => {
  const [review] = await db
    .select({ id: judgingReviews.workId })
    .from(judgingReviews)
    .where(
      and(
        eq(judgingReviews.taskId, taskId),
        or(isNotNull(judgingReviews.saveDate), eq(judgingReviews.sent, true)),
      ),
    )
    .limit(1);
  if (review) return true;
  const [pair] = await db
    .select({ id: judgingPairs.id })
    .from(judgingPairs)
    .where(and(eq(judgingPairs.taskId, taskId), isNotNull(judgingPairs.outcome)))
    .limit(1);
  return pair !== undefined;
};

export const settingsOf = (judging: JudgingRow | null): JudgingSettings => ({
  mode: judging?.mode ?? null,
  isBlind: judging?.blind ?? true,
  criteria: judging?.criteria ?? [],
  judgesPerWork: judging?.judgesPerWork ?? DEFAULT_JUDGES,
  pairsPerWork: judging?.pairsPerWork ?? DEFAULT_PAIRS,
  showsCriteria: judging?.showsCriteria ?? false,
  showsComments: judging?.showsComments ?? false,
});
