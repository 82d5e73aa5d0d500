/**
 * The check of a result file, the same in the browser before the upload and in platform before
 * the scoring: header, row ids, predictions. Line numbers are those of the file.
 */
import { columnAt, type DataTable, readTable } from '#shared/rules/data-table.ts';
import { columnNumbers, idReader, isDecimal } from '#shared/rules/table-values.ts';

export interface ResultForm {
  idColumn: string;
  targetColumn: string;
  /** True where predictions are numbers (rmse, mae, auc); false where they are labels. */
  numeric: boolean;
  /** Labels that a prediction can be, where the task discloses them; null or absent accepts any. */
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
const headerProblem = (
  { header, headerLine }: DataTable,
  form: ResultForm,
): ResultProblem | null => {
  const missing = [form.idColumn, form.targetColumn].filter((name) => columnAt(header, name) < 0);
  if (missing.length > 0) return at(headerLine, `缺少列 ${missing.join('、')}`);
  return header.length > 2
    ? at(headerLine, `只能有 ${form.idColumn} 和 ${form.targetColumn} 两列`)
    : null;
};

/** Notes on what was read otherwise than it is written. */
export const INDEX_LEFT_OUT = '第一列只是行号，已忽略；用 pandas 导出时可以加上 index=False';

export type ParsedResult =
  | { predictions: Map<string, string>; problems: null; hints: string[] }
  | { predictions: null; problems: ResultProblem[]; hints: string[] };

/**
 * Reads a result into predictions by id and lists what is wrong: rows of another width, unknown or
 * repeated ids, predictions missing, not numbers or no label of the task, ids of the sample that are
 * missing.
 *
 * @param text the file as it was decoded
 * @param expected the ids that a result must hold, each once
 */
export const readResult = (
  text: string,
  expected: ReadonlySet<string>,
  form: ResultForm,
): ParsedResult => {
  const table = readTable(text);
  const { header } = table;
  const hints = table.leftOutIndex ? [INDEX_LEFT_OUT] : [];
  const wrongHeader = headerProblem(table, form);
  if (wrongHeader) return { predictions: null, problems: [wrongHeader], hints };
  const idAt = columnAt(header, form.idColumn);
  const targetAt = columnAt(header, form.targetColumn);
  const toId = idReader(expected);
  const toNumber = form.numeric ? columnNumbers(table, targetAt) : (value: string) => value;

  const problems: ResultProblem[] = [];
  const predictions = new Map<string, string>();
  for (const { line, cells } of table.rows()) {
    const id = toId(cells[idAt] ?? '');
    const value = toNumber(cells[targetAt] ?? '');
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
  }

  const missing = [...expected].filter((id) => !predictions.has(id));
  if (missing.length > 0) {
    const some = missing.slice(0, 3).join('、');
    problems.push({
      line: null,
      message: `缺少${missing.length}行，例如 ${form.idColumn} 为 ${some}${missing.length > 3 ? ' 等' : ''}的行`,
    });
  }
  return problems.length > 0
    ? { predictions: null, problems, hints }
    : { predictions, problems: null, hints };
};

/**
 * Gives the text shown on a scored work where its task keeps the labels secret; null where there is
 * nothing to say.
 */
export const unknownLabelsText = (rows: number | null): string | null =>
  rows ? `有${rows}行的预测不是标准答案中的标签，按错误计` : null;

/** All of it as one message: the first problems, then the number of the others. */
export const problemsText = (problems: readonly ResultProblem[]): string => {
  const shown = problems.slice(0, PROBLEMS_SHOWN).map(({ message }) => message);
  const more = problems.length - shown.length;
  return shown.join('；') + (more > 0 ? `；另有${more}处问题` : '');
};
