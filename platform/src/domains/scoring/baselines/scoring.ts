import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { JobHandler } from '#jobs/worker.ts';
import type { Schedule } from '#jobs/schedules.ts';
import { jobs } from '#jobs/tables.ts';
import type { Services } from '#services.ts';
import { tasks, taskSolutions } from '#domains/competitions/tables.ts';
import { currentBasis } from '../scorer/current-basis.ts';
import { exactOf } from '../scorer/settlement.ts';
import type { Scorer } from '../scorer/scorer.ts';
import { taskBaselines } from '../tables.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/** Scores a baseline. */
export const BASELINE_JOB = 'score-baseline';

const unscored = {
  publicScore: null,
  privateScore: null,
  publicFurther: [],
  privateFurther: [],
  exact: null,
};

/** Scores a baseline by what its task is scored by now; one that was taken away is passed over. */
export const baselineHandler = (services: Services, scorer: Scorer): JobHandler => {
  const { database } = services;
  const score = async (id: string) => {
    const [found] = await database.db
      .select({
        baseline: taskBaselines,
        objective: tasks.objective,
        solution: { revision: taskSolutions.revision },
      })
      .from(taskBaselines)
      .innerJoin(tasks, eq(tasks.id, taskBaselines.taskId))
      .innerJoin(taskSolutions, eq(taskSolutions.taskId, tasks.id))
      .where(eq(taskBaselines.id, id));
    if (!found?.objective) return null;
    const { baseline, objective, solution } = found;
    const result = Uint8Array.from(baseline.result);
    const basis = await currentBasis(database.db, baseline.taskId, solution.revision);
    const outcome = await scorer.score({ result, basis, task: objective });
    const { revision } = solution;
    if (!outcome.ok) return { revision, ...unscored, problem: outcome.message };
    const { public: shown, private: hidden } = outcome;
    const scores = {
      publicScore: shown.revealed,
      privateScore: hidden.revealed,
      publicFurther: shown.further.map(({ revealed }) => revealed),
      privateFurther: hidden.further.map(({ revealed }) => revealed),
      exact: { public: exactOf(shown), private: exactOf(hidden) },
    };
    return { revision, ...scores, problem: null };
  };
  return {
    run: async (job, finish) => {
      const { id } = job.data as { id: string };
      const scored = await score(id);
      await database.transaction(async (tx) => {
        await finish(tx);
        if (scored) await tx.update(taskBaselines).set(scored).where(eq(taskBaselines.id, id));
      });
    },
    giveUp: async (tx, job) => {
      const { id } = job.data as { id: string };
      await tx
        .update(taskBaselines)
        .set({ problem: '平台评分出错，请删除后重新添加' })
        .where(eq(taskBaselines.id, id));
    },
  };
};

/** Every minute, the baselines whose task is scored by something else since they were scored. */
export const baselineSchedule = ({ jobs: queue }: Services): Schedule => ({
  kind: BASELINE_JOB,
  next: (after) => new Date(after.getTime() + MINUTE),
  begin: async (tx) => {
    const waiting = tx
      .select({ id: sql`${jobs.data} ->> 'id'` })
      .from(jobs)
      .where(eq(jobs.kind, BASELINE_JOB));
    const stale = await tx
      .select({ id: taskBaselines.id })
      .from(taskBaselines)
      .innerJoin(taskSolutions, eq(taskSolutions.taskId, taskBaselines.taskId))
      .where(
        and(
          isNotNull(taskBaselines.revision),
          sql`${taskBaselines.revision} <> ${taskSolutions.revision}`,
          sql`${taskBaselines.id} not in ${waiting}`,
        ),
      );
    await queue.addAll(tx, BASELINE_JOB, stale);
  },
});
