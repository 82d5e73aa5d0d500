import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { usesCustomMetric } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import type { Transaction } from '#database/database.ts';
import { badInput, conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import type { SolutionSource } from '../competitions/store/changes.ts';
import { type Objective, type TaskRow, tasks, taskSolutions } from '../competitions/tables.ts';
import type { SolutionReader } from './solution-reader.ts';
import type { ReadSolution } from './read-solution.ts';
import type { TaskSender, TaskTools } from './task-tools.ts';

/** A solution that was read from a new file. */
export type UploadedSolution = ReadSolution & SolutionSource;

/**
 * Reads and checks the manager's uploaded solution of a task.
 * @throws Refusal NOT_FOUND for a foreign file, BAD_USER_INPUT with the file's lines
 */
export const readSolutionFile = async (
  { services: { now }, reader }: Pick<TaskTools, 'services' | 'reader'>,
  { caller, files }: TaskSender,
  { key, form }: { key: string; form: Objective },
): Promise<UploadedSolution> => {
  const file = await files(key, 'solution');
  if (!file) throw notFound('标准答案文件', 'Objective.Solution');
  const read = await reader.read({ content: await file.read(), form });
  if (!read.ok) throw badInput(read.problems.join('；'), 'Objective.Solution');
  return { ...read, fileName: file.name, storedBy: caller.id, storeDate: now() };
};

/** Further scores without what only boards show. */
const scoredBy = (further: Objective['further']) =>
  (further ?? []).map(({ name: _name, ...score }) => score);

/** Parts of the own metric that decide what works are scored to, and which score is better. */
const scoredByCustom = (objective: Objective) => {
  const { customMetric } = objective;
  if (!customMetric || !usesCustomMetric(objective)) return null;
  const { source, values, truthColumns, higherIsBetter, best, worst } = customMetric;
  return { source, values, truthColumns, higherIsBetter, best, worst };
};

/** Tells whether works are scored alike by both settings. */
export const scoredAlike = (one: Objective | null, other: Objective) =>
  one?.metric === other.metric &&
  isDeepStrictEqual(scoredByCustom(one), scoredByCustom(other)) &&
  isDeepStrictEqual(one.metricParameters ?? {}, other.metricParameters ?? {}) &&
  one.idColumn === other.idColumn &&
  one.targetColumn === other.targetColumn &&
  isDeepStrictEqual(one.moreTargets ?? [], other.moreTargets ?? []) &&
  isDeepStrictEqual(scoredBy(one.further), scoredBy(other.further)) &&
  (one.predictionMin ?? null) === (other.predictionMin ?? null) &&
  (one.predictionMax ?? null) === (other.predictionMax ?? null) &&
  (one.groupColumn ?? null) === (other.groupColumn ?? null);

/** The solution that a task keeps, read by the columns and the metric that it is to get. */
export interface KeptReading {
  revision: number;
  /** Null where it doesn't fit them. */
  read: ReadSolution | null;
}

/**
 * Reads a task's kept solution once more where its columns or metric are to change, or its labels
 * aren't known; before the task is locked, since it takes its time. Undefined where nothing is to be read.
 */
export const readKeptSolution = async (
  { database: { db } }: Services,
  reader: SolutionReader,
  { taskId, form }: { taskId: string; form: Objective },
): Promise<KeptReading | undefined> => {
  const [task] = await db
    .select({ objective: tasks.objective })
    .from(tasks)
    .where(eq(tasks.id, taskId));
  const isKnown = task?.objective?.labels !== undefined;
  if (!task || (isKnown && scoredAlike(task.objective, form))) return undefined;
  const [kept] = await db.select().from(taskSolutions).where(eq(taskSolutions.taskId, taskId));
  if (!kept) return undefined;
  const read = await reader.read({ content: kept.csv, form });
  return { revision: kept.revision, read: read.ok ? read : null };
};

/** Scoring that a task is to get, and the solution that is to be kept; null where that stays. */
export interface ChangedScoring {
  changed: boolean;
  objective: Objective | null;
  solution: {
    read: ReadSolution;
    isSame: boolean;
    source: SolutionSource | undefined;
  } | null;
}

/**
 * Works out a change of a task's scoring, and stores nothing. Answers whether its works would be scored otherwise from now on,
 * by that, by another metric or by other columns, and how they are scored, with the labels of the
 * solution that counts. The task's row is locked by the caller.
 *
 * @param change.uploaded the new solution, if one was uploaded
 * @param change.kept the kept one as readKeptSolution read it
 * @throws Refusal BAD_USER_INPUT where the kept solution doesn't fit any more, CONFLICT where it
 *   was changed meanwhile
 */
export const changeScoring = async (
  tx: Transaction,
  change: {
    task: TaskRow;
    objective: Objective | null;
    uploaded: UploadedSolution | undefined;
    kept: KeptReading | undefined;
  },
): Promise<ChangedScoring> => {
  const { task, objective, uploaded, kept } = change;
  if (!objective) return { changed: false, objective, solution: null };
  const { revision, csv } = taskSolutions;
  const [now] = await tx
    .select({ revision, csv })
    .from(taskSolutions)
    .where(eq(taskSolutions.taskId, task.id));
  const alike = scoredAlike(task.objective, objective);
  if (!uploaded && (!now || (alike && !kept))) return { changed: false, objective, solution: null };
  if (!uploaded && now?.revision !== kept?.revision)
    throw conflict('标准答案刚刚被修改，请刷新后重试', 'Objective.Solution');
  const read = uploaded ?? kept?.read;
  if (!read) throw badInput('评审标准已改变，请重新上传标准答案', 'Objective.Solution');
  const { labels, furtherLabels } = read;
  const scored = { ...objective, labels, furtherLabels };
  const isSame = alike && now?.csv === read.csv;
  const source = uploaded && {
    fileName: uploaded.fileName,
    storedBy: uploaded.storedBy,
    storeDate: uploaded.storeDate,
  };
  return { changed: !isSame, objective: scored, solution: { read, isSame, source } };
};
