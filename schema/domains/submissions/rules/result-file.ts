/**
 * The check of a result file, the same in the browser before the upload and in platform before
 * the scoring: header, row ids, predictions. Line numbers are those of the file.
 */
import { columnAt, type DataTable, readTable } from '#shared/rules/data-table.ts';
import { columnNumbers, idReader } from '#shared/rules/table-values.ts';
import { predictionProblem } from './metrics/cells.ts';
import {
  predictionPlan,
  type ReadColumn,
  type ScoreRule,
  scoreRules,
  type ScoringForm,
} from './score-rules.ts';

export interface ResultForm extends ScoringForm {
  idColumn: string;
  /**
   * Labels that a prediction of the first target can be, where the task discloses them; null or
   * absent accepts any.
   */
  labels?: ReadonlySet<string> | null;
  /** The same of the other targets, by their columns. */
  furtherLabels?: ReadonlyMap<string, ReadonlySet<string>> | null;
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
/** Characters of a cell that a message repeats. */
const CELL_SHOWN = 40;

const at = (line: number, message: string): ResultProblem => ({
  line,
  message: `第${line}行：${message}`,
});

const quoted = (cell: string) => `「${cell.slice(0, CELL_SHOWN).toWellFormed()}」`;

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
    const read = header.slice(0, COLUMNS_SHOWN).map(quoted).join('、');
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

/** The file's own ids, but for empty ones. */
const idsOf = (table: DataTable, idAt: number): Set<string> => {
  const ids = new Set<string>();
  for (const { cells } of table.rows()) if (cells[idAt]) ids.add(cells[idAt]);
  return ids;
};

/** Headers that a result needs: its ids, and the columns of predictions. */
export const resultColumns = (form: ResultForm): string[] => [
  form.idColumn,
  ...predictionPlan(scoreRules(form)).map(({ name }) => name),
];

type LabelsOf = (target: string) => ReadonlySet<string> | null;

/** Says what is wrong with a cell; null where each metric that reads it can. */
const valueProblem = (
  value: string,
  { name, uses }: ReadColumn,
  labelsOf: LabelsOf,
): string | null => {
  for (const { rule, target } of uses) {
    const { definition, parameters } = rule;
    const wrong = predictionProblem(value, definition, parameters);
    if (wrong && value === '') return `${name} 为空`;
    if (wrong) return `${name}${quoted(value)}${wrong}`;
    const labels = definition.values === 'label' ? labelsOf(target) : null;
    if (labels && !labels.has(value)) return `未知的 ${name}${quoted(value)}`;
  }
  return null;
};

/** Columns of probabilities that may not all be 0, by their places in the plan. */
const probabilityColumns = (rules: readonly ScoreRule[], plan: readonly ReadColumn[]): number[][] =>
  rules
    .filter(({ definition }) => definition.values === 'probabilities')
    .flatMap(({ targets }) =>
      targets.map(({ prediction }) =>
        prediction.map((name) => plan.findIndex((column) => column.name === name)),
      ),
    );

/** Checks the predictions of a row; says nothing where the metrics can read them. */
const rowChecker = (
  rules: readonly ScoreRule[],
  plan: readonly ReadColumn[],
  labelsOf: LabelsOf,
) => {
  const probabilities = probabilityColumns(rules, plan);
  return (values: readonly string[]): string | null => {
    let wrong: string | null = null;
    plan.some((column, index) => (wrong = valueProblem(values[index] ?? '', column, labelsOf)));
    if (wrong !== null) return wrong;
    const empty = probabilities.find((places) => !places.some((at) => Number(values[at]) > 0));
    return empty ? `${empty.map((at) => plan[at]?.name ?? '').join('、')} 的概率全为 0` : null;
  };
};

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
  const problemOf = rowChecker(rules, plan, (target) =>
    target === form.targetColumn
      ? (form.labels ?? null)
      : (form.furtherLabels?.get(target) ?? null),
  );
  const wrongHeader = headerProblem(table, resultColumns(form), form.allowsMoreColumns ?? false);
  if (wrongHeader) return { predictions: null, problems: [wrongHeader], hints };
  const idAt = columnAt(header, form.idColumn);
  const ids = expected ?? idsOf(table, idAt);
  const toId = idReader(ids);
  const readers = plan.map(({ name, isNumber }) => {
    const place = columnAt(header, name);
    const toNumber = isNumber ? columnNumbers(table, place) : (value: string) => value;
    return (cells: readonly string[]) => toNumber(cells[place] ?? '');
  });

  const problems: ResultProblem[] = [];
  const places = new Map([...ids].map((id, place) => [id, place]));
  const seen = new Uint8Array(ids.size);
  const predictions = plan.map(() => Array<string>(ids.size).fill(''));
  for (const { line, cells } of table.rows()) {
    const id = toId(cells[idAt] ?? '');
    const place = places.get(id);
    const values = readers.map((read) => read(cells));
    if (cells.length !== header.length)
      problems.push(at(line, `应有${header.length}列，实为${cells.length}列`));
    else if (id === '') problems.push(at(line, `${form.idColumn} 为空`));
    else if (place === undefined) problems.push(at(line, `未知的 ${form.idColumn}${quoted(id)}`));
    else if (seen[place]) problems.push(at(line, `重复的 ${form.idColumn}${quoted(id)}`));
    else {
      const wrong = problemOf(values);
      if (wrong) problems.push(at(line, wrong));
    }
    if (place === undefined || seen[place]) continue;
    seen[place] = 1;
    for (const [column, cellsOfColumn] of predictions.entries())
      cellsOfColumn[place] = values[column] ?? '';
  }
  if (ids.size === 0) problems.push({ line: null, message: '文件中没有数据行' });
  const missing = missingProblem(ids, seen, form.idColumn);
  if (missing) problems.push(missing);
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
