import { createHash } from 'node:crypto';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { type TaskRow, taskSolutions } from '#domains/competitions/tables.ts';
import { datasetBindings, datasetFiles } from '#domains/dataset-bindings/tables.ts';
import { taskBaselines } from '#domains/scoring/tables.ts';
import { uploads } from '#domains/uploads/tables.ts';
import type { HandedOut } from './handed-out.ts';

/** Rises with what forecasts are computed by: those that are kept are computed again then. */
const VERSION = 1;

/** Files that the datasets of these competitions hand out, by competition. */
export const datasetFilesOf = async (
  db: Handle,
  competitionIds: readonly string[],
): Promise<Map<string, HandedOut[]>> => {
  if (competitionIds.length === 0) return new Map();
  const rows = await db
    .select({
      competitionId: datasetBindings.competitionId,
      key: uploads.key,
      name: uploads.name,
      size: uploads.size,
    })
    .from(datasetFiles)
    .innerJoin(datasetBindings, eq(datasetBindings.id, datasetFiles.bindingId))
    .innerJoin(uploads, eq(uploads.key, datasetFiles.token))
    .where(inArray(datasetBindings.competitionId, [...competitionIds]))
    .orderBy(asc(datasetBindings.position), asc(datasetFiles.position), asc(uploads.key));
  return Map.groupBy(rows, ({ competitionId }) => competitionId);
};

/**
 * Hashes of what the forecasts of these tasks are computed of, by task; none of those without a
 * solution. Three statements for all.
 */
export const basesOf = async (
  db: Handle,
  tasks: readonly TaskRow[],
): Promise<Map<string, string>> => {
  if (tasks.length === 0) return new Map();
  const ids = tasks.map(({ id }) => id);
  const { taskId, revision, checksum, csv } = taskSolutions;
  const solutions = await db
    .select({ taskId, revision, hash: sql<string>`coalesce(${checksum}, md5(${csv}))` })
    .from(taskSolutions)
    .where(inArray(taskId, ids));
  const baselines = await db
    .select({ id: taskBaselines.id, taskId: taskBaselines.taskId })
    .from(taskBaselines)
    .where(inArray(taskBaselines.taskId, ids))
    .orderBy(asc(taskBaselines.id));
  const files = await datasetFilesOf(db, [...new Set(tasks.map((task) => task.competitionId))]);
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return new Map(
    solutions.map((solution) => {
      const task = byId.get(solution.taskId);
      const own = baselines.flatMap((one) => (one.taskId === solution.taskId ? [one.id] : []));
      const handedOut = [...(files.get(task?.competitionId ?? '') ?? []), ...(task?.files ?? [])];
      const keys = handedOut.map(({ key }) => key);
      const all = [VERSION, task?.objective, solution.revision, solution.hash, own, keys];
      return [solution.taskId, createHash('sha256').update(JSON.stringify(all)).digest('hex')];
    }),
  );
};
