import { eq } from 'drizzle-orm';
import type { Judging } from '@whaletide/schema/domains/judging/rest/settings.ts';
import { publicationProblem } from '@whaletide/schema/domains/judging/rules/reviews.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { settleJudged } from '../submissions/store/judged-scores.ts';
import { analysisOf, judgingState, lackingOf } from './analysing.ts';
import { toJudging } from './presenters.ts';
import type { Analyst } from './store/analyst.ts';
import { lockManagedTask, managedTask, requireJudging } from './store/judgings.ts';
import { judgingResults, judgings } from './tables.ts';

/**
 * Publishes the result of a task's judging, once: a call at the same time waits, and is told
 * that it was published. @throws Refusal as the contract says
 */
export const publishJudging = async (
  services: Services,
  analyst: Analyst,
  caller: Caller,
  { taskId, reason }: { taskId: string; reason: string },
): Promise<Judging> => {
  const { database, now } = services;
  await database.transaction(async (tx) => {
    const managed = await lockManagedTask(tx, caller, taskId);
    const { task, competition } = managed;
    if (requireJudging(managed.judging).publishedDate) throw conflict('评审结果已发布');
    const state = await judgingState(tx, managed);
    const lacking = lackingOf(state).length;
    refuseIf(publicationProblem(lacking, reason));
    const { ranking, judges } = await analysisOf(analyst, state);
    if (ranking.length === 0) throw conflict('还没有评审，不能发布');
    const counted = state.judges.flatMap(({ judgeId }, at) =>
      judges[at]?.isCounted ? [judgeId] : [],
    );
    const ranked = ranking.flatMap((one) => {
      const work = state.found[one.work];
      return work ? [{ ...one, workId: work.id }] : [];
    });
    const publishReason = lacking > 0 ? reason.trim() : null;
    await tx
      .update(judgings)
      .set({ publishedDate: now(), publishReason })
      .where(eq(judgings.taskId, taskId));
    await tx.insert(judgingResults).values(
      ranked.map(({ workId, rank, rankLow, rankHigh }) => ({
        workId,
        taskId,
        rank,
        rankLow,
        rankHigh,
        judges: counted,
      })),
    );
    await record(tx, actedBy(caller, now), {
      action: 'judging.publish',
      ...ofCompetition(competition, task.name),
      reason: publishReason,
      after: { works: ranked.length, lacking },
    });
    await settleJudged(tx, services, {
      taskId,
      taskName: task.name,
      competitionName: competition.name,
      scores: new Map(ranked.map(({ workId, score }) => [workId, score])),
    });
  });
  return toJudging(database.db, await managedTask(database.db, caller, taskId));
};
