import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { LeasedJob } from '#jobs/leases.ts';
import type { Services } from '#services.ts';
import { competitions, tasks, taskSolutions } from '../competitions/tables.ts';
import { tellOfReview } from './notices.ts';
import { rewardReview } from './rewards.ts';
import { recomputeBests } from './store/bests.ts';
import { isRescoring } from './store/job-kinds.ts';
import { logScores } from './store/logging.ts';
import { decideForTeam, decideWorks, dropDecision, openDecision } from './store/ladder/deciding.ts';
import { scoredTasks } from './store/ladder/protection.ts';
import { rescoredStatuses } from './store/rescore.ts';
import { shownColumns } from './store/shown-scores.ts';
import { type NewScoring, putScoring } from './store/scorings.ts';
import { type ScoredColumns, type WorkRow, works } from './tables.ts';
import { lockTeamOfWork } from './team-lock.ts';

const { pending, reviewed, platformError } = workStatus;

/** The works that a job may settle; one that was taken out stays as it is. */
const settles = ({ kind }: LeasedJob): number[] =>
  isRescoring(kind) ? [...rescoredStatuses] : [pending];

interface ReviewData {
  workId: string;
}

const workIdOf = (job: LeasedJob) => (job.data as ReviewData).workId;

/** Everything that reviewing a work and telling about it needs; undefined once it was settled. */
export const workOf = async (db: Handle, job: LeasedJob) => {
  const [row] = await db
    .select({
      work: works,
      task: tasks,
      solution: { revision: taskSolutions.revision },
      competitionName: competitions.name,
    })
    .from(works)
    .innerJoin(tasks, eq(tasks.id, works.taskId))
    .leftJoin(taskSolutions, eq(taskSolutions.taskId, tasks.id))
    .innerJoin(competitions, eq(competitions.id, works.competitionId))
    .where(and(eq(works.id, workIdOf(job)), inArray(works.status, settles(job))));
  return row;
};
export type FoundWork = NonNullable<Awaited<ReturnType<typeof workOf>>>;

/** The end of a work: its columns, and its scoring where it has one. */
export interface Settlement {
  work: ScoredColumns;
  scoring: NewScoring | null;
  /** True where its file stopped the scorer, which uses the submission. */
  stoppedScorer?: boolean;
}

export const unscoredWork = {
  publicScore: null,
  privateScore: null,
  publicFurther: [],
  privateFurther: [],
  unknownLabels: null,
};

/** Tells whether members see something else than before; scoring again mostly changes nothing. */
const isNews = (before: WorkRow, after: Settlement['work']) =>
  before.status !== after.status ||
  before.publicScore !== after.publicScore ||
  !isDeepStrictEqual(before.publicFurther, after.publicFurther);

interface Settling {
  job: LeasedJob;
  found: FoundWork;
  settlement: Settlement;
  /** True where the public board doesn't round scores. */
  showsExact: boolean;
}

/** Gives the work its end at once, and tells its team. Answers whether the job might settle it. */
const settleAtOnce = async (
  tx: Transaction,
  services: Services,
  { job, found: { work, task, competitionName }, settlement, showsExact }: Settling,
): Promise<boolean> => {
  const columns = shownColumns(settlement.work, settlement.scoring, showsExact);
  const [settled] = await tx
    .update(works)
    .set({
      ...columns,
      stoppedScorer: settlement.stoppedScorer ?? false,
      reviewDate: services.now(),
    })
    .where(and(eq(works.id, work.id), inArray(works.status, settles(job))))
    .returning();
  if (!settled) return false;
  await putScoring(tx, work.id, settlement.scoring);
  await dropDecision(tx, work.id);
  logScores(tx, [work.id]);
  if (isNews(work, columns)) {
    await tellOfReview(tx, services, {
      work: settled,
      taskName: task.name,
      competitionName,
      ...(isRescoring(job.kind) && { before: { score: work.publicScore } }),
    });
  }
  if (settlement.work.status === reviewed)
    await rewardReview(tx, services, settled, competitionName);
  return true;
};

/** Keeps the work's scores for the ladder of its board, which decides what of them is shown. */
const settleOnLadder = async (
  tx: Transaction,
  { job, found: { work }, settlement }: Settling,
): Promise<boolean> => {
  const [settled] = await tx
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.id, work.id), inArray(works.status, settles(job))))
    .for('update');
  if (!settled) return false;
  await putScoring(tx, work.id, settlement.scoring);
  await openDecision(tx, work.id, settlement.work);
  return true;
};

/** The work's end, what it does to the boards, and who hears of it: in one transaction. */
export const settleWork = async (
  tx: Transaction,
  services: Services,
  job: LeasedJob,
  found: FoundWork,
  settlement: Settlement,
): Promise<void> => {
  const { work, task } = found;
  // The work may have gone to another team while it was scored: what counts is whose it is now.
  const teamId = await lockTeamOfWork(tx, work.id);
  if (teamId === undefined) return;
  // Waits for a change of what the board shows.
  await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, task.id)).for('key share');
  const scored = (await scoredTasks(tx, [task.id])).get(task.id);
  const settling = { job, found, settlement, showsExact: scored?.showsExact ?? false };
  const isSettled =
    scored?.isProtected && settlement.work.status === reviewed
      ? await settleOnLadder(tx, settling)
      : await settleAtOnce(tx, services, settling);
  if (!isSettled) return;
  // Also after an error of the file, which held up works behind it.
  if (scored) await decideWorks(tx, services, scored, teamId);
  await recomputeBests(tx, { teamIds: [teamId], taskId: task.id, now: services.now() });
};

/**
 * Ends a job that settles nothing, since its work was taken out or keeps its result: makes the
 * boards as they are by the task's present metric, and decides on what waited for it.
 */
export const afterNothing = async (
  tx: Transaction,
  services: Services,
  job: LeasedJob,
): Promise<void> => {
  const teamId = await lockTeamOfWork(tx, workIdOf(job));
  if (teamId === undefined) return;
  const [row] = await tx
    .select({ taskId: works.taskId })
    .from(works)
    .where(eq(works.id, workIdOf(job)));
  if (!row) return;
  await decideForTeam(tx, services, { ...row, teamId });
  await recomputeBests(tx, { teamIds: [teamId], taskId: row.taskId, now: services.now() });
};

/**
 * Records that a work couldn't be scored, in the transaction that removes its job: the submission is
 * given back. What was scored before keeps its result.
 */
export const giveUpWork = async (
  tx: Transaction,
  services: Services,
  job: LeasedJob,
): Promise<void> => {
  const found = await workOf(tx, job);
  if (!found || isRescoring(job.kind)) return afterNothing(tx, services, job);
  await settleWork(tx, services, job, found, {
    work: {
      ...unscoredWork,
      status: platformError,
      errorMessage: '平台评审出错，本次提交不计入次数，请稍后重新提交',
    },
    scoring: null,
  });
};
