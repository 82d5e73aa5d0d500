import { asc, eq, sql } from 'drizzle-orm';
import type { LeasedJob } from '#jobs/leases.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { taskSecret } from '#domains/competitions/store/task-secrets.ts';
import { tasks, taskSolutions } from '#domains/competitions/tables.ts';
import { taskBaselines } from '#domains/scoring/tables.ts';
import { taskForecasts } from '../tables.ts';
import { basesOf, datasetFilesOf } from './basis.ts';
import type { Forecaster, ForecastOutcome } from './forecaster.ts';
import { MOST_CHARACTERS } from './forecast-task.ts';
import { locateTables } from './handed-out.ts';

/** Computes the forecast of a task. */
export const FORECAST_JOB = 'task-forecast';

type Computed = ForecastOutcome & { basis: string };

const compute = async (
  services: Services,
  { forecast }: Forecaster,
  taskId: string,
): Promise<Computed | null> => {
  const { db } = services.database;
  const [task] = await db.select().from(tasks).where(eq(tasks.id, taskId));
  const basis = task && (await basesOf(db, [task])).get(taskId);
  if (!task?.objective || basis === undefined) return null;
  const { csv } = taskSolutions;
  const length = sql<number>`length(${csv})`.mapWith(Number);
  const [size] = await db
    .select({ length })
    .from(taskSolutions)
    .where(eq(taskSolutions.taskId, taskId));
  if ((size?.length ?? 0) > MOST_CHARACTERS)
    return { basis, figures: null, problem: '标准答案太大，无法估算' };
  const [solution] = await db
    .select({ csv })
    .from(taskSolutions)
    .where(eq(taskSolutions.taskId, taskId));
  if (!solution) return null;
  const baselines = await db
    .select({ name: taskBaselines.name, result: taskBaselines.result })
    .from(taskBaselines)
    .where(eq(taskBaselines.taskId, taskId))
    .orderBy(asc(taskBaselines.createDate), asc(taskBaselines.id));
  const { competitionId } = task;
  const handedOut = (await datasetFilesOf(db, [competitionId])).get(competitionId) ?? [];
  const outcome = await forecast({
    csv: solution.csv,
    secret: await taskSecret(db, taskId),
    objective: task.objective,
    baselines: baselines.map(({ name, result }) => ({ name, file: Uint8Array.from(result) })),
    files: await locateTables(services, [...handedOut, ...task.files]),
  });
  return { ...outcome, basis };
};

const taskOf = (job: LeasedJob) => (job.data as { taskId: string }).taskId;

/** Computes forecasts; what has changed meanwhile is seen by the hash of what each was computed of. */
export const forecastHandler = (services: Services, forecasts: Forecaster): JobHandler => {
  const { database, now } = services;
  return {
    run: async (job, finish) => {
      const taskId = taskOf(job);
      const computed = await compute(services, forecasts, taskId);
      await database.transaction(async (tx) => {
        await finish(tx);
        const own = eq(taskForecasts.taskId, taskId);
        if (!computed) {
          // Without a solution by now: there is nothing to compute it of.
          await tx.delete(taskForecasts).where(own);
          return;
        }
        const { basis, figures, problem } = computed;
        const state = figures ? ('done' as const) : ('failed' as const);
        const ended = { state, basis, figures, problem, doneDate: now() };
        await tx.update(taskForecasts).set(ended).where(own);
      });
    },
    giveUp: async (tx, job) => {
      await tx
        .update(taskForecasts)
        .set({ state: 'failed', problem: '平台出错，请稍后重试' })
        .where(eq(taskForecasts.taskId, taskOf(job)));
    },
  };
};
