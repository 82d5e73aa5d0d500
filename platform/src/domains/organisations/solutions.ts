import { buffer } from 'node:stream/consumers';
import { checkSolution } from '@whaletide/schema/rules/solution-file.ts';
import Papa from 'papaparse';
import type { Viewer } from '../../http/viewer.ts';
import { badInput, notFound } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import type { Objective } from '../competitions/tables.ts';
import { ownUpload } from '../uploads/store.ts';

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
  viewer: Viewer,
  key: string,
  form: Pick<Objective, 'idColumn' | 'targetColumn' | 'metric'>,
): Promise<string> => {
  const upload = await ownUpload(db, { memberId: viewer.id, purpose: 'solution', key });
  if (!upload) throw notFound('标准答案文件', 'Objective.Solution');
  const text = (await buffer(await files.open(upload.key))).toString('utf8');
  if (text.includes('\0')) throw badInput('文件不是文本格式的 CSV', 'Objective.Solution');
  const { data } = Papa.parse<string[]>(text, { delimiter: ',' });
  const check = checkSolution(data, form);
  if (!check.ok) throw badInput(check.problems.join('；'), 'Objective.Solution');
  return normalised(data);
};
