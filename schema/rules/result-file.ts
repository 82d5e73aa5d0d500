/**
 * The check of a result file, the same in the browser before the upload and in platform before
 * the scoring: header, row ids, predictions. Works on parsed rows, so that either side may parse
 * as it likes; line numbers are those of the file, the header being line 1.
 */

export interface ResultForm {
  idColumn: string;
  targetColumn: string;
  /** Whether predictions are numbers (rmse, mae, auc) or labels. */
  numeric: boolean;
  /** What a prediction can be, where the task tells its labels; null or absent takes any. */
  labels?: ReadonlySet<string> | null;
}

export interface ResultProblem {
  /** Null where the whole file is meant. */
  line: number | null;
  message: string;
}

/** So many problems are listed, then how many more there are. */
export const PROBLEMS_SHOWN = 5;

const at = (line: number, message: string): ResultProblem => ({
  line,
  message: `第${line}行：${message}`,
});

/** The columns, in any order; more columns than the two are refused, since they hint at a wrong file. */
export const headerProblem = (
  header: readonly string[],
  form: ResultForm,
): ResultProblem | null => {
  const names = header.map((name) => name.trim());
  const missing = [form.idColumn, form.targetColumn].filter((name) => !names.includes(name));
  if (missing.length > 0) return at(1, `缺少列 ${missing.join('、')}`);
  return names.length > 2 ? at(1, `只能有 ${form.idColumn} 和 ${form.targetColumn} 两列`) : null;
};

export type ParsedResult =
  | { predictions: Map<string, string>; problems: null }
  | { predictions: null; problems: ResultProblem[] };

/**
 * Reads rows into predictions by id and lists what is wrong: rows of another width, unknown or
 * repeated ids, predictions missing, not numbers or no label of the task, ids of the sample that are
 * missing.
 *
 * @param rows the file's rows as cells, the header first; empty lines as `['']` or `[]`
 * @param expected the ids that a result must hold, each once
 */
export const readResult = (
  rows: readonly (readonly string[])[],
  expected: ReadonlySet<string>,
  form: ResultForm,
): ParsedResult => {
  const header = rows[0]?.map((name) => name.replace(/^\ufeff/, '').trim()) ?? [];
  const wrongHeader = headerProblem(header, form);
  if (wrongHeader) return { predictions: null, problems: [wrongHeader] };
  const idAt = header.indexOf(form.idColumn);
  const targetAt = header.indexOf(form.targetColumn);

  const problems: ResultProblem[] = [];
  const predictions = new Map<string, string>();
  rows.slice(1).forEach((cells, index) => {
    const line = index + 2;
    if (cells.length === 0 || (cells.length === 1 && cells[0]?.trim() === '')) return;
    const id = cells[idAt]?.trim() ?? '';
    const value = cells[targetAt]?.trim() ?? '';
    if (cells.length !== header.length)
      problems.push(at(line, `应有${header.length}列，实为${cells.length}列`));
    else if (!expected.has(id))
      problems.push(at(line, `未知的 ${form.idColumn}「${id.slice(0, 40)}」`));
    else if (predictions.has(id)) problems.push(at(line, `重复的 ${form.idColumn}「${id}」`));
    else if (value === '') problems.push(at(line, `${form.targetColumn} 为空`));
    else if (form.numeric && !isDecimal(value))
      problems.push(at(line, `${form.targetColumn}「${value.slice(0, 40)}」不是数字`));
    else if (form.labels && !form.labels.has(value))
      problems.push(at(line, `未知的 ${form.targetColumn}「${value.slice(0, 40)}」`));
    if (expected.has(id) && !predictions.has(id)) predictions.set(id, value);
  });

  const missing = [...expected].filter((id) => !predictions.has(id));
  if (missing.length > 0) {
    const some = missing.slice(0, 3).join('、');
    problems.push({
      line: null,
      message: `缺少${missing.length}行，例如 ${form.idColumn} 为 ${some}${missing.length > 3 ? ' 等' : ''}的行`,
    });
  }
  return problems.length > 0 ? { predictions: null, problems } : { predictions, problems: null };
};

/** A finite decimal number as files write it: `-1.5e3`; not `0x10`, `Infinity` or an empty text. */
const isDecimal = (text: string): boolean =>
  /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text));

/** What a scored work says where its task keeps the labels to itself; null where there is nothing. */
export const unknownLabelsText = (rows: number | null): string | null =>
  rows ? `有${rows}行的预测不是标准答案中的标签，按错误计` : null;

/** All of it as one message: the first problems, then the number of the others. */
export const problemsText = (problems: readonly ResultProblem[]): string => {
  const shown = problems.slice(0, PROBLEMS_SHOWN).map(({ message }) => message);
  const more = problems.length - shown.length;
  return shown.join('；') + (more > 0 ? `；另有${more}处问题` : '');
};
