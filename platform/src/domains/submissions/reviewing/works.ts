import { and, avg, eq } from 'drizzle-orm';
import { type Work, workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { AuditAction } from '@whaletide/schema/domains/moderation/rules/audit.ts';
import {
  invalidationProblem,
  reviewProblem,
} from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '#domains/competitions/store/access.ts';
import { countIn } from '#domains/competitions/store/counts.ts';
import { competitions, tasks, taskSolutions } from '#domains/competitions/tables.ts';
import { actedBy, record } from '#domains/moderation/store.ts';
import { readableBy } from '../store/readable.ts';
import { judgedWork } from './judged-work.ts';
import { tellOfInvalidation, tellOfReview } from '../store/notices.ts';
import { rewardReview } from '../store/rewards.ts';
import { moveBoards } from '../store/move-boards.ts';
import { decideForTeam } from '../store/ladder/deciding.ts';
import { rescoreKind, reviewKind } from '../store/job-kinds.ts';
import { toWorks } from '../store/works.ts';
import { workReviews, type WorkRow, works } from '../tables.ts';
import { lockTeamOfWork } from '../store/team-lock.ts';

/**
 * A work with its task and competition, for who manages that.
 * @throws Refusal NOT_FOUND for who may not read it, FORBIDDEN for its own team
 */
const managedWork = async (db: Handle, caller: Caller, workId: string) => {
  const [row] = await db
    .select({ work: works, task: tasks })
    .from(works)
    .innerJoin(tasks, eq(tasks.id, works.taskId))
    .innerJoin(competitions, eq(competitions.id, works.competitionId))
    .where(and(eq(works.id, workId), readableBy(caller, works.teamId)));
  if (!row) throw notFound('提交记录');
  return { ...row, competition: await managedCompetition(db, caller, row.work.competitionId) };
};
type Managed = Awaited<ReturnType<typeof managedWork>>;

/**
 * Changes a work under its team's lock and recomputes the team's boards, all or nothing.
 * @param apply answers what of it has changed; null once it is gone
 */
const change = async (
  services: Services,
  caller: Caller,
  {
    workId,
    action,
    reason,
    find = managedWork,
  }: { workId: string; action: AuditAction; reason?: string; find?: typeof managedWork },
  apply: (tx: Transaction, managed: Managed) => Promise<object | null>,
): Promise<void> => {
  const { database, now } = services;
  await database.transaction(async (tx) => {
    const teamId = await lockTeamOfWork(tx, workId);
    const managed = await find(tx, caller, workId);
    const after = await apply(tx, managed);
    await record(tx, actedBy(caller, now), {
      action,
      kind: 'WORK',
      target: workId,
      title: `${managed.competition.name} · ${managed.task.name}`,
      ...(reason !== undefined && { reason }),
      before: managed.work,
      after,
    });
    if (teamId === undefined) return;
    const taskId = managed.task.id;
    // A work that was taken out holds up none behind it any more, nor is it the best.
    await decideForTeam(tx, services, { taskId, teamId });
    await moveBoards(tx, services, { teamId, taskId });
  });
};

const current = async (
  { database: { db }, now }: Services,
  caller: Caller,
  workId: string,
): Promise<Work> => {
  const rows = await db.select().from(works).where(eq(works.id, workId));
  const [work] = await toWorks(db, { caller, now: now() }, rows);
  if (!work) throw notFound('提交记录');
  return work;
};

/**
 * A reviewer's score and comment for a work of a form, in place of their own before. The work's
 * score is the mean of its reviewers', to two decimals; the team hears of it.
 */
export const reviewWork = async (
  services: Services,
  caller: Caller,
  input: { workId: string; score: number; comment: string },
): Promise<Work> => {
  const { now } = services;
  const { workId, score } = input;
  const action = 'reviewing.review';
  const reviewing = { workId, action, find: judgedWork } as const;
  await change(services, caller, reviewing, async (tx, { work, task, competition }) => {
    if (!task.subjective || !work.answers) throw conflict('该提交由系统自动评审');
    // Waits for a change of how the task is judged, which waits for the review otherwise.
    const [current] = await tx
      .select({ judgingMode: tasks.judgingMode })
      .from(tasks)
      .where(eq(tasks.id, task.id))
      .for('share');
    if (current?.judgingMode) throw conflict('该任务由分配的评委在“我的评审”中评审');
    if (work.status === workStatus.invalidated) throw conflict('该提交已作废');
    const comment = input.comment.trim();
    refuseIf(reviewProblem(score, task.subjective.maxScore, comment));
    const reviewDate = now();
    await tx
      .insert(workReviews)
      .values({ workId, reviewerId: caller.id, score, comment, reviewDate })
      .onConflictDoUpdate({
        target: [workReviews.workId, workReviews.reviewerId],
        set: { score, comment, reviewDate },
      });
    const [mean] = await tx
      .select({ score: avg(workReviews.score) })
      .from(workReviews)
      .where(eq(workReviews.workId, workId));
    const result = Number(Number(mean?.score ?? score).toFixed(2));
    const scores = { publicScore: result, privateScore: result };
    const [settled] = await tx
      .update(works)
      .set({ status: workStatus.reviewed, ...scores, reviewDate })
      .where(eq(works.id, workId))
      .returning();
    if (!settled) throw notFound('提交记录');
    const about = { work: settled, taskName: task.name, competitionName: competition.name };
    await tellOfReview(tx, services, about);
    await rewardReview(tx, services, settled, competition.name);
    return { status: settled.status, ...scores, review: { score, comment } };
  });
  return current(services, caller, workId);
};

/**
 * Answers the status that a work had before it was taken out; one with an error isn't taken out.
 */
const restoredStatus = (work: WorkRow): number =>
  work.publicScore === null ? workStatus.pending : workStatus.reviewed;

/** Tells whether the basis on which the task's works are scored has ever changed. */
const wasChanged = async (tx: Transaction, taskId: string): Promise<boolean> => {
  const { revision } = taskSolutions;
  const [row] = await tx
    .select({ revision })
    .from(taskSolutions)
    .where(eq(taskSolutions.taskId, taskId));
  return (row?.revision ?? 1) > 1;
};

/**
 * Takes a work out for a reason, or back in, and tells its team; one whose review was still to come
 * gets it then.
 */
export const setWorkStatus = async (
  services: Services,
  caller: Caller,
  input: { workId: string; invalidated: boolean; reason: string },
): Promise<Work> => {
  const { jobs } = services;
  const { workId, invalidated } = input;
  const changing = { workId, action: 'reviewing.setStatus', reason: input.reason } as const;
  await change(services, caller, changing, async (tx, { work, task, competition }) => {
    refuseIf(invalidationProblem(invalidated, input.reason));
    const isOut = work.status === workStatus.invalidated;
    if (isOut === invalidated) throw conflict(isOut ? '该提交已作废' : '该提交没有作废');
    if (work.errorMessage !== null) throw conflict('评审出错的提交无需作废');
    const status = invalidated ? workStatus.invalidated : restoredStatus(work);
    const invalidReason = invalidated ? input.reason.trim() : null;
    await tx.update(works).set({ status, invalidReason }).where(eq(works.id, workId));
    const about = { taskName: task.name, competitionName: competition.name };
    await tellOfInvalidation(tx, services, { work: { ...work, invalidReason }, ...about });
    const after = { status, invalidReason };
    if (invalidated || !task.objective) return after;
    if (status === workStatus.pending) await jobs.add(tx, reviewKind(task), { workId });
    // While it was out, works may have been scored by something else.
    else if (await wasChanged(tx, task.id)) await jobs.add(tx, rescoreKind(task), { workId });
    return after;
  });
  return current(services, caller, workId);
};

/** Deletes a work for good, with its reviews; its file stays with who uploaded it. */
export const removeWork = (services: Services, caller: Caller, workId: string): Promise<void> =>
  change(services, caller, { workId, action: 'reviewing.remove' }, async (tx, { competition }) => {
    await tx.delete(works).where(eq(works.id, workId));
    await countIn(tx, competition.id, { works: -1 });
    return null;
  });
