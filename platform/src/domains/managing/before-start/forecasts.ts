import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { TaskForecast } from '@whaletide/schema/domains/managing/rest/forecasts.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedAmong, managedCompetition } from '#domains/competitions/store/access.ts';
import { type TaskRow, tasks } from '#domains/competitions/tables.ts';
import { taskForecasts } from '../tables.ts';
import { basesOf } from './basis.ts';
import { FORECAST_JOB } from './job.ts';

type ForecastRow = typeof taskForecasts.$inferSelect;

const nothing = { Boards: [], Giveaway: null, Leaks: [], Files: [], Baselines: 0 };

const isScoredHere = ({ objective }: TaskRow): boolean =>
  objective !== null && objective.scorer !== 'worker';

const toForecast = (taskId: string, row: ForecastRow | undefined): TaskForecast => ({
  Task: taskId,
  State: row?.state ?? 'none',
  DoneDate: row?.state === 'done' ? (row.doneDate?.toISOString() ?? null) : null,
  Problem: row?.state === 'failed' ? row.problem : null,
  ...((row?.state === 'done' && row.figures) || nothing),
});

/** Queues forecasts, those that aren't under way; of several who ask at once the first does. */
const begin = async (
  { database, jobs, now }: Services,
  bases: ReadonlyMap<string, string>,
): Promise<void> => {
  if (bases.size === 0) return;
  const begun = { state: 'running' as const, startDate: now(), doneDate: null, problem: null };
  await database.transaction(async (tx) => {
    const started = await tx
      .insert(taskForecasts)
      .values([...bases].sort().map(([taskId, basis]) => ({ taskId, basis, ...begun })))
      .onConflictDoUpdate({
        target: taskForecasts.taskId,
        set: { ...begun, basis: sql`excluded.basis` },
        setWhere: and(
          ne(taskForecasts.state, 'running'),
          or(eq(taskForecasts.state, 'failed'), sql`${taskForecasts.basis} <> excluded.basis`),
        ),
      })
      .returning({ taskId: taskForecasts.taskId });
    await jobs.addAll(tx, FORECAST_JOB, started);
  });
};

/** The kept forecasts of these tasks, those of another basis begun again first. */
const renewed = async (
  services: Services,
  scored: readonly TaskRow[],
  isWanted: (row: ForecastRow | undefined, basis: string) => boolean,
): Promise<TaskForecast[]> => {
  const { db } = services.database;
  const ids = scored.map(({ id }) => id);
  if (ids.length === 0) return [];
  const read = async () => {
    const rows = await db.select().from(taskForecasts).where(inArray(taskForecasts.taskId, ids));
    return new Map(rows.map((row) => [row.taskId, row]));
  };
  const bases = await basesOf(db, scored);
  const before = await read();
  const wanted = [...bases].filter(([taskId, basis]) => isWanted(before.get(taskId), basis));
  await begin(services, new Map(wanted));
  const now = wanted.length > 0 ? await read() : before;
  return ids.map((id) => toForecast(id, bases.has(id) ? now.get(id) : undefined));
};

/** The forecasts of those of these tasks that the caller manages and that platform scores. */
export const forecastsOf = async (
  services: Services,
  caller: Caller,
  taskIds: readonly string[],
): Promise<TaskForecast[]> => {
  const { db } = services.database;
  const rows = await db
    .select()
    .from(tasks)
    .where(inArray(tasks.id, [...taskIds]));
  const managed = await managedAmong(
    db,
    caller,
    rows.map(({ competitionId }) => competitionId),
  );
  const own = rows.filter((task) => managed.has(task.competitionId) && isScoredHere(task));
  return renewed(services, own, (row, basis) => row?.basis !== basis && row?.state !== 'running');
};

/** Computes a forecast that failed again. @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT */
export const retryForecast = async (
  services: Services,
  caller: Caller,
  taskId: string,
): Promise<TaskForecast> => {
  const { db } = services.database;
  const [task] = await db.select().from(tasks).where(eq(tasks.id, taskId));
  if (!task) throw notFound('任务');
  await managedCompetition(db, caller, task.competitionId);
  if (!isScoredHere(task)) throw conflict('只有由平台评分的任务可以估算');
  const [forecast] = await renewed(services, [task], (row, basis) =>
    row?.state === 'failed' ? true : row?.state !== 'running' && row?.basis !== basis,
  );
  if (!forecast || forecast.State === 'none') throw conflict('该任务还没有标准答案');
  return forecast;
};
