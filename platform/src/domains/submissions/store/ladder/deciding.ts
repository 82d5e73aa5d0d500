import { eq, inArray } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import {
  answerBits,
  betterOf,
  climbs,
  ladderScore,
  type Measured,
  MOST_BITS,
} from '@whaletide/schema/domains/submissions/rules/board-ladder.ts';
import { definitionOf } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { tellOfReview } from '../notices.ts';
import { rewardReview } from '../rewards.ts';
import {
  boardDecisions,
  type ScoredColumns,
  type WorkRow,
  works,
} from '#domains/submissions/tables.ts';
import { logScores } from '../logging.ts';
import { shownColumns } from '../shown-scores.ts';
import { addAnswers, type Answer } from './budget.ts';
import { type ScoredTask, scoredTasks } from './protection.ts';
import { isBeingRescored, type Rung, rungsOf } from './rungs.ts';

/** Keeps a work as it was scored, until it is decided what of it is shown. */
export const openDecision = async (
  tx: Transaction,
  workId: string,
  scored: ScoredColumns,
): Promise<void> => {
  const set = { scored, shown: null };
  await tx
    .insert(boardDecisions)
    .values({ workId, ...set })
    .onConflictDoUpdate({ target: boardDecisions.workId, set });
};

/** Forgets what was decided of a work that has no score any more. */
export const dropDecision = async (tx: Transaction, workId: string): Promise<void> => {
  await tx.delete(boardDecisions).where(eq(boardDecisions.workId, workId));
};

type Decided = Rung & { scored: ScoredColumns; measured: Measured };

const isScored = (rung: Rung): rung is Decided => rung.scored !== null && rung.measured !== null;

/** The columns of a work of which the public scores are shown, or aren't. */
const columnsOf = (
  { scored, measured, exact }: Decided,
  shown: boolean,
  { isProtected, showsExact }: ScoredTask,
) => {
  if (!shown) return { ...scored, publicScore: null, publicFurther: [] };
  if (!isProtected || scored.publicScore === null)
    return shownColumns(scored, exact && { exact }, showsExact);
  return { ...scored, publicScore: ladderScore(measured, scored.publicScore) };
};

/** Gives a work its end, and tells its team where it sees something else than before. */
const settle = async (
  tx: Transaction,
  services: Services,
  board: ScoredTask,
  rung: Decided,
  shown: boolean,
): Promise<void> => {
  const { task, competitionName } = board;
  const { work } = rung;
  const columns = columnsOf(rung, shown, board);
  const [settled] = await tx
    .update(works)
    .set({ ...columns, reviewDate: services.now() })
    .where(eq(works.id, work.id))
    .returning();
  await tx.update(boardDecisions).set({ shown }).where(eq(boardDecisions.workId, work.id));
  if (!settled) return;
  logScores(tx, [work.id]);
  const again = work.status !== workStatus.pending;
  if (work.status !== settled.status || work.publicScore !== settled.publicScore)
    await tellOfReview(tx, services, {
      work: settled,
      taskName: task.name,
      competitionName,
      ...(again && { before: { score: work.publicScore } }),
    });
  await rewardReview(tx, services, settled, competitionName);
};

/** The best of the works whose scores are shown. */
const bestShown = (rungs: readonly Rung[], higherIsBetter: boolean): Measured | null =>
  rungs.reduce<Measured | null>(
    (best, { work, measured }) =>
      work.status !== workStatus.reviewed || work.publicScore === null || !measured
        ? best
        : betterOf(best, measured, higherIsBetter),
    null,
  );

/** True for a work that was scored again, and whose new score isn't decided on. */
const isScoredAgain = ({ work, isOwn, shown, scored }: Rung): boolean =>
  isOwn && work.status === workStatus.reviewed && scored !== null && shown === null;

/**
 * Decides what is shown of a team's works, one after the other in the order of their submission,
 * whatever the order in which they were scored: the first that isn't scored yet holds up those
 * behind it. They are compared with what former teams of its members were shown, too. Where works were scored again, all are decided again once the last of them is, or at
 * once. The caller holds the team's lock, and recomputes its boards.
 */
export const decideWorks = async (
  tx: Transaction,
  services: Services,
  scored: ScoredTask,
  teamId: string,
  again: 'at once' | 'once all are scored' = 'once all are scored',
): Promise<void> => {
  const { task, isProtected } = scored;
  if (!task.objective) return;
  const metric = definitionOf(task.objective);
  const rungs = await rungsOf(tx, task.id, teamId);
  const isRescored = rungs.some(isScoredAgain);
  if (isRescored && again !== 'at once' && (await isBeingRescored(tx, task, teamId))) return;
  let best = isRescored ? null : bestShown(rungs, metric.higherIsBetter);
  const answers: Answer[] = [];
  for (const rung of rungs) {
    const { work, measured } = rung;
    if (!rung.isOwn) {
      if (measured) best = betterOf(best, measured, metric.higherIsBetter);
      continue;
    }
    if (work.status === workStatus.pending && rung.shown !== null) break;
    if (!isScored(rung)) {
      if (work.status === workStatus.pending) break;
      continue;
    }
    // The works that a team has left are shown where its best has gone.
    const hidden = best === null && rung.shown === false;
    if (!isRescored && rung.shown !== null && !hidden) continue;
    const shown = !isProtected || climbs(rung.measured, best, metric.higherIsBetter);
    await settle(tx, services, scored, rung, shown);
    if (isProtected)
      answers.push({
        bits:
          answerBits(shown ? rung.measured : null, best?.score ?? null, metric) +
          (shown ? rung.scored.publicFurther.length * MOST_BITS : 0),
        shown,
        publicRows: rung.measured.rows,
      });
    if (shown) best = measured;
  }
  await addAnswers(tx, task.id, answers);
};

/** Decides on the works of these teams for all tasks, after their works went from one to another. */
export const decideForTeams = async (
  tx: Transaction,
  services: Services,
  teamIds: readonly string[],
): Promise<void> => {
  if (teamIds.length === 0) return;
  const rows = await tx
    .selectDistinct({ taskId: works.taskId, teamId: works.teamId })
    .from(works)
    .innerJoin(boardDecisions, eq(boardDecisions.workId, works.id))
    .where(inArray(works.teamId, [...teamIds]));
  const found = await scoredTasks(tx, [...new Set(rows.map(({ taskId }) => taskId))]);
  for (const { taskId, teamId } of rows) {
    const task = found.get(taskId);
    if (task) await decideWorks(tx, services, task, teamId);
  }
};

/** The same for one task, unless it isn't scored from files. */
export const decideForTeam = async (
  tx: Transaction,
  services: Services,
  { taskId, teamId }: Pick<WorkRow, 'taskId' | 'teamId'>,
): Promise<void> => {
  const task = (await scoredTasks(tx, [taskId])).get(taskId);
  if (task) await decideWorks(tx, services, task, teamId);
};
