/**
 * The check of a result file, the same in the browser before the upload and in platform before
 * the scoring: header, row ids, predictions. Line numbers are those of the file.
 */
import { columnAt, type DataTable, readTable } from '#shared/rules/data-table.ts';
import { columnNumbers, idReader } from '#shared/rules/table-values.ts';
import { LONGEST_VALUE, longestCell, rowLengthProblem } from './cell-length.ts';
import { labelReader } from './labels.ts';
import { startMaskRows } from './mask-rows.ts';
import {
  labelledTarget,
  type LabelsOf,
  quotedCell,
  rowChecker,
  strangeLabels,
} from './result-cells.ts';
import { predictionPlan, scoreRules, type ScoringForm, takesSeveralRows } from './score-rules.ts';

export interface ResultForm extends ScoringForm {
  idColumn: string;
  /**
   * Labels that a prediction of the first target can be, where the task discloses them; null or
   * absent accepts any.
   */
  labels?: ReadonlySet<string> | null;
  /** The same of the other targets, by their columns. */
  furtherLabels?: ReadonlyMap<string, ReadonlySet<string>> | null;
  /** Labels of the truth by target, where it is at hand: predictions are read as these. */
  truthLabels?: ReadonlyMap<string, ReadonlySet<string>> | null;
  /** True where a file without any of these labels is refused, whether they are disclosed or not. */
  needsKnownLabel?: boolean | undefined;
  /** True where a result may have columns that nothing reads. */
  allowsMoreColumns?: boolean | undefined;
}

export interface ResultProblem {
  /** Null where the whole file is meant. */
  line: number | null;
  message: string;
}

/** So many problems are listed, then how many more there are. */
export const PROBLEMS_SHOWN = 5;
/** Columns of a file that a message names. */
const COLUMNS_SHOWN = 5;

const at = (line: number, message: string): ResultProblem => ({
  line,
  message: `第${line}行：${message}`,
});

/**
 * Columns of a result, in any order; more than these are refused unless the task allows them, since
 * they hint at a wrong file.
 */
const headerProblem = (
  { header, headerLine }: DataTable,
  wanted: readonly string[],
  allowsMore: boolean,
): ResultProblem | null => {
  const missing = wanted.filter((name) => columnAt(header, name) < 0);
  if (missing.length > 0) {
    const read = header.slice(0, COLUMNS_SHOWN).map(quotedCell).join('、');
    const more = header.length > COLUMNS_SHOWN ? ` 等${header.length}列` : '';
    const told = read ? `，读到的列为 ${read}${more}` : '，文件中没有内容';
    return at(headerLine, `缺少列 ${missing.join('、')}${told}`);
  }
  if (allowsMore || header.length <= wanted.length) return null;
  return wanted.length === 2
    ? at(headerLine, `只能有 ${wanted.join(' 和 ')} 两列`)
    : at(headerLine, `只能有 ${wanted.join('、')} 这${wanted.length}列`);
};

/** Notes on what was read otherwise than it is written. */
export const INDEX_LEFT_OUT = '第一列只是行号，已忽略；用 pandas 导出时可以加上 index=False';

export type ParsedResult =
  | {
      /** Cells by column of predictions (predictionPlan), in the order of the expected ids. */
      predictions: string[][];
      problems: null;
      hints: string[];
    }
  | { predictions: null; problems: ResultProblem[]; hints: string[] };

/** The file's own ids, but for empty ones and those that are too long. */
const idsOf = (table: DataTable, idAt: number): Set<string> => {
  const ids = new Set<string>();
  for (const { cells } of table.rows())
    if (cells[idAt] && cells[idAt].length <= LONGEST_VALUE) ids.add(cells[idAt]);
  return ids;
};

/** Headers that a result needs: its ids, and the columns of predictions. */
export const resultColumns = (form: ResultForm): string[] => [
  form.idColumn,
  ...predictionPlan(scoreRules(form)).map(({ name }) => name),
];

const missingProblem = (
  expected: ReadonlySet<string>,
  seen: Uint8Array,
  idColumn: string,
): ResultProblem | null => {
  const missing: string[] = [];
  let count = 0;
  let place = 0;
  for (const id of expected) {
    if (!seen[place] && missing.push(id) > 3) missing.pop();
    count += seen[place] ? 0 : 1;
    place += 1;
  }
  if (count === 0) return null;
  const some = `${missing.join('、')}${count > 3 ? ' 等' : ''}`;
  return { line: null, message: `缺少${count}行，例如 ${idColumn} 为 ${some}的行` };
};

/**
 * Reads a result into predictions in the order of the ids, and lists what is wrong: rows of another
 * width, unknown or repeated ids, predictions missing, of another kind than the metric's or no label
 * of the task, ids of the sample that are missing.
 *
 * @param text the file as it was decoded
 * @param expected the ids that a result must hold, each once; null where they aren't known: those
 *   of the file itself, none of them empty
 */
export const readResult = (
  text: string,
  expected: ReadonlySet<string> | null,
  form: ResultForm,
): ParsedResult => {
  const table = readTable(text);
  const { header } = table;
  const hints = table.leftOutIndex ? [INDEX_LEFT_OUT] : [];
  const rules = scoreRules(form);
  const plan = predictionPlan(rules);
  const joinsRows = takesSeveralRows(rules);
  const labelsOf: LabelsOf = (target) =>
    target === form.targetColumn
      ? (form.labels ?? null)
      : (form.furtherLabels?.get(target) ?? null);
  const problemOf = rowChecker(rules, plan, labelsOf);
  const wrongHeader = headerProblem(table, resultColumns(form), form.allowsMoreColumns ?? false);
  if (wrongHeader) return { predictions: null, problems: [wrongHeader], hints };
  const idAt = columnAt(header, form.idColumn);
  const ids = expected ?? idsOf(table, idAt);
  const toId = idReader(ids);
  const columns = plan.map(({ name, uses }) => ({
    name,
    place: columnAt(header, name),
    longest: longestCell(uses.map(({ rule }) => rule.definition.values)),
  }));
  const bounded = [{ name: form.idColumn, place: idAt, longest: longestCell([]) }, ...columns];
  const readers = plan.map((column, index) => {
    const place = columns[index]?.place ?? -1;
    const toNumber = column.isNumber ? columnNumbers(table, place) : (value: string) => value;
    const target = labelledTarget(column);
    const labels =
      target === undefined ? null : (form.truthLabels?.get(target) ?? labelsOf(target));
    const toLabel = labels ? labelReader(labels) : (value: string) => value;
    return (cells: readonly string[]) => toLabel(toNumber(cells[place] ?? ''));
  });

  const problems: ResultProblem[] = [];
  const places = new Map([...ids].map((id, place) => [id, place]));
  const seen = new Uint8Array(ids.size);
  const predictions = plan.map(() => Array<string>(ids.size).fill(''));
  const more = startMaskRows<number>();
  for (const { line, cells } of table.rows()) {
    const long = rowLengthProblem(cells, bounded);
    const id = toId((cells[idAt] ?? '').slice(0, LONGEST_VALUE));
    const place = places.get(id);
    if (long !== null) {
      problems.push(at(line, long));
      if (place !== undefined) seen[place] = 1;
      continue;
    }
    const values = readers.map((read) => read(cells));
    if (cells.length !== header.length)
      problems.push(at(line, `应有${header.length}列，实为${cells.length}列`));
    else if (id === '') problems.push(at(line, `${form.idColumn} 为空`));
    else if (place === undefined)
      problems.push(at(line, `未知的 ${form.idColumn}${quotedCell(id)}`));
    else if (seen[place] && !joinsRows)
      problems.push(at(line, `重复的 ${form.idColumn}${quotedCell(id)}`));
    else {
      const wrong = problemOf(values);
      if (wrong) problems.push(at(line, wrong));
    }
    if (place === undefined) continue;
    if (seen[place] && joinsRows) more.add(place, values);
    if (seen[place]) continue;
    seen[place] = 1;
    for (const [column, cellsOfColumn] of predictions.entries())
      cellsOfColumn[place] = values[column] ?? '';
  }
  if (ids.size === 0) problems.push({ line: null, message: '文件中没有数据行' });
  const missing = missingProblem(ids, seen, form.idColumn);
  if (missing) problems.push(missing);
  if (problems.length === 0 && form.needsKnownLabel)
    for (const message of strangeLabels(plan, predictions, form.truthLabels))
      problems.push({ line: null, message });
  if (problems.length > 0) return { predictions: null, problems, hints };
  for (const [place, cells] of more.joined((at) => predictions.map((column) => column[at] ?? '')))
    for (const [column, values] of predictions.entries()) values[place] = cells[column] ?? '';
  return { predictions, problems: null, hints };
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
