import { and, eq, inArray } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { competitions, tasks } from '#domains/competitions/tables.ts';
import { tellOfReview } from '#domains/submissions/store/notices.ts';
import { rewardReview } from '#domains/submissions/store/rewards.ts';
import { works } from '#domains/submissions/tables.ts';
import { stagedScores } from '../tables.ts';

/** Tells teams of works whose scores a rescoring has changed. */
export const TELL_JOB = 'tell-of-rescoring';

/** Works that are told of in one transaction. */
const CHUNK = 50;

/** Tells of some works, and forgets them; answers how many. */
const tellSome = (services: Services, id: string): Promise<number> =>
  services.database.transaction(async (tx) => {
    const rows = await tx
      .select({
        work: works,
        before: stagedScores.scoreBefore,
        task: tasks,
        name: competitions.name,
      })
      .from(stagedScores)
      .innerJoin(works, eq(works.id, stagedScores.workId))
      .innerJoin(tasks, eq(tasks.id, works.taskId))
      .innerJoin(competitions, eq(competitions.id, works.competitionId))
      .where(and(eq(stagedScores.rescoringId, id), eq(stagedScores.effective, true)))
      .limit(CHUNK);
    for (const { work, before, task, name } of rows) {
      const about = { work, taskName: task.name, competitionName: name };
      await tellOfReview(tx, services, { ...about, before: { score: before } });
      if (work.status === workStatus.reviewed) await rewardReview(tx, services, work, name);
    }
    await tx.delete(stagedScores).where(
      inArray(
        stagedScores.workId,
        rows.map(({ work }) => work.id),
      ),
    );
    return rows.length;
  });

export const tellHandler = (services: Services): JobHandler => ({
  run: async (job, finish) => {
    const { rescoring } = job.data as { rescoring: string };
    while ((await tellSome(services, rescoring)) > 0);
    await services.database.transaction(finish);
  },
  giveUp: () => Promise.resolve(),
  parks: true,
});
