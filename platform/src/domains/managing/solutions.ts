import { eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { checkSolution } from '@whaletide/schema/rules/solution-file.ts';
import Papa from 'papaparse';
import { metricDefinitions } from '@whaletide/schema/rules/metrics.ts';
import type { Transaction } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { badInput, notFound } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { putSolution } from '../competitions/store/changes.ts';
import { type Objective, type TaskRow, taskSolutions } from '../competitions/tables.ts';
import { parseSolution } from '../submissions/store/solution.ts';
import { ownUpload } from '../uploads/store/uploads.ts';

/** The rows of a solution that was checked, as scoring/solution.ts reads them. */
const normalised = (rows: readonly string[][]): string =>
  Papa.unparse(
    rows
      .filter((row) => row.some((cell) => cell.trim()))
      .map((row) => row.map((cell) => cell.replace(/^\ufeff/, '').trim())),
  );

/**
 * Reads and checks the manager's uploaded solution of a task.
 * @returns the CSV to keep
 * @throws Refusal NOT_FOUND for a foreign file, BAD_USER_INPUT with the file's lines
 */
export const readSolutionFile = async (
  { database: { db }, files }: Services,
  caller: Caller,
  key: string,
  form: Pick<Objective, 'idColumn' | 'targetColumn' | 'metric'>,
): Promise<string> => {
  const upload = await ownUpload(db, { memberId: caller.id, purpose: 'solution', key });
  if (!upload) throw notFound('标准答案文件', 'Objective.Solution');
  const text = (await buffer(await files.open(upload.key))).toString('utf8');
  if (text.includes('\0')) throw badInput('文件不是文本格式的 CSV', 'Objective.Solution');
  const { data } = Papa.parse<string[]>(text, { delimiter: ',' });
  const check = checkSolution(data, form);
  if (!check.ok) throw badInput(check.problems.join('；'), 'Objective.Solution');
  return normalised(data);
};

const scoredAlike = (one: Objective | null, other: Objective) =>
  one?.metric === other.metric &&
  one.idColumn === other.idColumn &&
  one.targetColumn === other.targetColumn;

/** Whether a solution that stays fits the columns and the metric that the task gets. */
const fits = (csv: string, objective: Objective): boolean =>
  checkSolution(Papa.parse<string[]>(csv, { delimiter: ',' }).data, objective).ok;

/** More than these are no labels to choose among. */
const MAX_LABELS = 1_000;

/** The labels of a solution that was checked, in their order; null for numbers and for too many. */
export const labelsOf = (
  csv: string,
  objective: Pick<Objective, 'idColumn' | 'targetColumn' | 'metric'>,
): string[] | null => {
  if (metricDefinitions[objective.metric].numeric) return null;
  const rows = [...parseSolution(csv, objective).values()];
  const labels = [...new Set(rows.map(({ truth }) => truth))].sort();
  return labels.length > MAX_LABELS ? null : labels;
};

/**
 * Keeps a new solution of a task. Answers whether its works would be scored otherwise from now on,
 * by that, by another metric or by other columns, and how they are scored, with the labels of the
 * solution that counts. The task's row is locked by the caller.
 * @throws Refusal BAD_USER_INPUT where the kept solution doesn't fit any more
 */
export const changeScoring = async (
  tx: Transaction,
  change: { task: TaskRow; objective: Objective | null; solution: string | undefined },
): Promise<{ changed: boolean; objective: Objective | null }> => {
  const { task, objective, solution } = change;
  if (!objective) return { changed: false, objective };
  const [kept] = await tx.select().from(taskSolutions).where(eq(taskSolutions.taskId, task.id));
  const csv = solution ?? kept?.csv;
  if (csv === undefined) return { changed: false, objective };
  const alike = scoredAlike(task.objective, objective);
  const same = alike && csv === kept?.csv;
  if (!same && solution === undefined && !fits(csv, objective))
    throw badInput('评审标准已改变，请重新上传标准答案', 'Objective.Solution');
  const scored = { ...objective, labels: labelsOf(csv, objective) };
  if (same) return { changed: false, objective: scored };
  await putSolution(tx, task.id, csv);
  return { changed: true, objective: scored };
};
