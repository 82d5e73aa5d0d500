import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { type TaskRow, tasks } from '#domains/competitions/tables.ts';
import { tellOfReview } from './notices.ts';
import { rewardReview } from './rewards.ts';
import { moveBoards } from './move-boards.ts';
import { logScores } from './logging.ts';
import { decideForTeam, decideWorks, dropDecision, openDecision } from './ladder/deciding.ts';
import { scoredTasks } from './ladder/protection.ts';
import { rescoredStatuses } from './rescore.ts';
import { shownColumns } from './shown-scores.ts';
import { type NewScoring, putScoring } from './scorings.ts';
import { type ScoredColumns, type WorkRow, works } from '../tables.ts';
import { lockTeamOfWork } from './team-lock.ts';

/** Statuses of works that a score may settle: new ones, or those that are scored again. One that was taken out stays as it is. */
export const settledBy = ({ again }: { again: boolean }): number[] =>
  again ? [...rescoredStatuses] : [workStatus.pending];

/** A work with what settling it and telling of it needs. */
interface SettledWork {
  work: WorkRow;
  task: TaskRow;
  competitionName: string;
}

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
  found: SettledWork;
  settlement: Settlement;
  /** True for a work that has been scored before. */
  again: boolean;
}

interface SettlingAtOnce extends Settling {
  /** True where the public board doesn't round scores. */
  showsExact: boolean;
}

/** Gives the work its end at once, and tells its team. Answers whether it could still be settled. */
const settleAtOnce = async (
  tx: Transaction,
  services: Services,
  { found: { work, task, competitionName }, settlement, again, showsExact }: SettlingAtOnce,
): Promise<boolean> => {
  const columns = shownColumns(settlement.work, settlement.scoring, showsExact);
  const [settled] = await tx
    .update(works)
    .set({
      ...columns,
      stoppedScorer: settlement.stoppedScorer ?? false,
      reviewDate: services.now(),
    })
    .where(and(eq(works.id, work.id), inArray(works.status, settledBy({ again }))))
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
      ...(again && { before: { score: work.publicScore } }),
    });
  }
  if (settlement.work.status === workStatus.reviewed)
    await rewardReview(tx, services, settled, competitionName);
  return true;
};

/** Keeps the work's scores for the ladder of its board, which decides what of them is shown. */
const settleOnLadder = async (
  tx: Transaction,
  { found: { work }, settlement, again }: Settling,
): Promise<boolean> => {
  const [settled] = await tx
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.id, work.id), inArray(works.status, settledBy({ again }))))
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
  settling: Settling,
): Promise<void> => {
  const { found, settlement } = settling;
  const { work, task } = found;
  // The work may have gone to another team while it was scored: what counts is whose it is now.
  const teamId = await lockTeamOfWork(tx, work.id);
  if (teamId === undefined) return;
  // Waits for a change of what the board shows.
  await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, task.id)).for('key share');
  const scored = (await scoredTasks(tx, [task.id])).get(task.id);
  const showsExact = scored?.showsExact ?? false;
  const isSettled =
    scored?.isProtected && settlement.work.status === workStatus.reviewed
      ? await settleOnLadder(tx, settling)
      : await settleAtOnce(tx, services, { ...settling, showsExact });
  if (!isSettled) return;
  // Also after an error of the file, which held up works behind it.
  if (scored) await decideWorks(tx, services, scored, teamId);
  await moveBoards(tx, services, { teamId, taskId: task.id });
};

/**
 * Follows a scoring that settles nothing, since its work was taken out or keeps its result: makes the
 * boards as they are by the task's present metric, and decides on what waited for it.
 */
export const settleNothing = async (
  tx: Transaction,
  services: Services,
  workId: string,
): Promise<void> => {
  const teamId = await lockTeamOfWork(tx, workId);
  if (teamId === undefined) return;
  const [row] = await tx.select({ taskId: works.taskId }).from(works).where(eq(works.id, workId));
  if (!row) return;
  await decideForTeam(tx, services, { ...row, teamId });
  await moveBoards(tx, services, { teamId, taskId: row.taskId });
};
