import { and, eq, sql } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { tasks, taskSolutions } from '../competitions/tables.ts';
import { rankAmong } from '../leaderboards/store/rank-among.ts';
import { currentBasis, type Scorer } from '../scoring/store/scorer.ts';
import { practiceWorks } from './tables.ts';

/** Scores a result of practice. */
export const PRACTICE_JOB = 'score-practice';

const FAILED = '平台评分出错，请重新提交';

const unscored = { publicScore: null, privateScore: null, rankLow: null, rankHigh: null };

const bytesOf = (values: Float32Array) =>
  new Uint8Array(values.buffer, values.byteOffset, values.byteLength);

/** Scores results of practice by what their tasks are scored by now. */
export const practiceHandler = (services: Services, scorer: Scorer): JobHandler => {
  const { database, now } = services;
  const score = async (id: string, gone: AbortSignal) => {
    const [found] = await database.db
      .select({
        work: practiceWorks,
        objective: tasks.objective,
        revision: taskSolutions.revision,
      })
      .from(practiceWorks)
      .innerJoin(tasks, eq(tasks.id, practiceWorks.taskId))
      .innerJoin(taskSolutions, eq(taskSolutions.taskId, tasks.id))
      .where(eq(practiceWorks.id, id));
    if (!found?.objective) return null;
    const { work, objective, revision } = found;
    const basis = await currentBasis(database.db, work.taskId, revision);
    const result = { key: work.fileKey };
    const outcome = await scorer.score({ result, basis, task: objective }, gone);
    const solutionRevision = revision;
    if (!outcome.ok)
      return {
        ...unscored,
        status: workStatus.fileError,
        errorMessage: outcome.message,
        solutionRevision,
      };
    const { public: shown, private: hidden, solutionHash } = outcome;
    const range = await rankAmong(
      database.db,
      { taskId: work.taskId, scoring: objective, now: now() },
      { ...hidden, influences: bytesOf(hidden.influences), solutionHash },
    );
    return {
      status: workStatus.reviewed,
      publicScore: shown.revealed,
      privateScore: hidden.exact,
      rankLow: range?.low ?? null,
      rankHigh: range?.high ?? null,
      errorMessage: null,
      solutionRevision,
    };
  };
  return {
    run: async (job, finish, lost) => {
      const { id } = job.data as { id: string };
      const scored = await score(id, lost);
      await database.transaction(async (tx) => {
        await finish(tx);
        if (scored)
          await tx
            .update(practiceWorks)
            .set({ ...scored, reviewDate: now() })
            .where(eq(practiceWorks.id, id));
      });
    },
    giveUp: async (tx, job) => {
      const { id } = job.data as { id: string };
      // It isn't tried again before the solution is replaced.
      const revision = sql`(select ${taskSolutions.revision} from ${taskSolutions}
        where ${taskSolutions.taskId} = ${practiceWorks.taskId})`;
      await tx
        .update(practiceWorks)
        .set({ solutionRevision: revision })
        .where(eq(practiceWorks.id, id));
      await tx
        .update(practiceWorks)
        .set({ status: workStatus.platformError, errorMessage: FAILED, reviewDate: now() })
        // One that had a score keeps it.
        .where(and(eq(practiceWorks.id, id), eq(practiceWorks.status, workStatus.pending)));
    },
  };
};
