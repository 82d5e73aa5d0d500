import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { tellOfReview } from './notices.ts';
import { rewardReview } from './rewards.ts';
import { workReviews, works } from '../tables.ts';
import { lockTeam } from './team-lock.ts';
import { recomputeBests } from './bests.ts';

/** Tells whether a judge gave a work of the task a single score. */
export const hasSingleScores = async (db: Handle, taskId: string): Promise<boolean> => {
  const [row] = await db
    .select({ workId: workReviews.workId })
    .from(workReviews)
    .innerJoin(works, eq(works.id, workReviews.workId))
    .where(eq(works.taskId, taskId))
    .limit(1);
  return row !== undefined;
};

interface JudgedScores {
  taskId: string;
  taskName: string;
  competitionName: string;
  /** Scores on both boards, by work; of works that stand. */
  scores: ReadonlyMap<string, number>;
}

/** Gives works of a form the scores that their judging found: boards follow and teams hear of it. */
export const settleJudged = async (
  tx: Transaction,
  services: Services,
  { taskId, taskName, competitionName, scores }: JudgedScores,
): Promise<void> => {
  const moment = services.now();
  const teams = await tx
    .selectDistinct({ teamId: works.teamId })
    .from(works)
    .where(and(eq(works.taskId, taskId), inArray(works.id, [...scores.keys()])))
    .orderBy(asc(works.teamId));
  for (const { teamId } of teams) await lockTeam(tx, teamId);
  for (const [id, score] of scores) {
    const [work] = await tx
      .update(works)
      .set({
        status: workStatus.reviewed,
        publicScore: score,
        privateScore: score,
        reviewDate: moment,
      })
      .where(
        and(
          eq(works.id, id),
          isNotNull(works.answers),
          inArray(works.status, [workStatus.pending, workStatus.reviewed]),
        ),
      )
      .returning();
    if (!work) continue;
    await tellOfReview(tx, services, { work, taskName, competitionName });
    await rewardReview(tx, services, work, competitionName);
  }
  await recomputeBests(tx, { teamIds: teams.map(({ teamId }) => teamId), taskId, now: moment });
};
