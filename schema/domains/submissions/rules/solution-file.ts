import { columnAt, type DataTable, readTable } from '#shared/rules/data-table.ts';
import type { DecodedText, TextEncoding } from '#shared/rules/decode-text.ts';
import type { Delimiter } from '#shared/rules/delimited-text.ts';
import { columnNumbers, isDecimal } from '#shared/rules/table-values.ts';

/** Parts of the score that a row can count for. */
export const solutionParts = ['public', 'private'] as const;
export type SolutionPart = (typeof solutionParts)[number];
/** The header of the column that says so. */
export const PART_COLUMN = 'part';
/** Number of problems reported at once. */
const MAX_TOLD = 10;

/** Bounds of a solution's preview: first rows, most frequent labels, and characters of each. */
const SHOWN = { rows: 5, labels: 20, cell: 60 };

export interface SolutionForm {
  idColumn: string;
  targetColumn: string;
  metric: 'accuracy' | 'macroF1' | 'rmse' | 'mae' | 'auc';
}

/** The reading of a solution, for its organizer to look at before it counts. */
export interface SolutionFigures {
  /** Rows of each part. */
  public: number;
  private: number;
  encoding: TextEncoding;
  delimiter: Delimiter;
  columns: string[];
  /** The first ones, long cells cut. */
  rows: string[][];
  /** The most frequent ones with how often they came; null where the metric compares numbers. */
  labels: { value: string; count: number }[] | null;
  /** Number of different labels; null where the metric compares numbers. */
  labelsCount: number | null;
}

export type SolutionCheck =
  | { ok: true; figures: SolutionFigures }
  /** In Chinese, with the lines of the file. */
  | { ok: false; problems: string[] };

/** A row of a solution: its line, its cells, and what the columns that count say. */
export interface SolutionRow {
  line: number;
  cells: string[];
  id: string;
  value: string;
  part: SolutionPart | undefined;
}

const comparesLabels = (metric: SolutionForm['metric']) =>
  metric === 'accuracy' || metric === 'macroF1';

/**
 * The rows of a solution, numbers as the metric reads them (`1,5` beside semicolons is 1.5).
 * @returns null where a column is missing
 */
export const solutionRows = (
  table: DataTable,
  { idColumn, targetColumn, metric }: SolutionForm,
): (() => Generator<SolutionRow>) | null => {
  const places = [idColumn, targetColumn, PART_COLUMN].map((name) => columnAt(table.header, name));
  const [idAt = -1, targetAt = -1, partAt = -1] = places;
  if (places.includes(-1)) return null;
  const toNumber = comparesLabels(metric)
    ? (value: string) => value
    : columnNumbers(table, targetAt);
  return function* () {
    for (const { line, cells } of table.rows()) {
      const said = cells[partAt]?.toLowerCase();
      const value = toNumber(cells[targetAt] ?? '');
      const part = solutionParts.find((name) => name === said);
      const read = cells.map((cell, at) =>
        at === targetAt ? value : at === partAt ? (part ?? cell) : cell,
      );
      yield { line, cells: read, id: cells[idAt] ?? '', value, part };
    }
  };
};

const valueProblem = (value: string, { targetColumn, metric }: SolutionForm): string | null => {
  const isNumber = isDecimal(value);
  if (metric === 'auc' && !(isNumber && (Number(value) === 0 || Number(value) === 1)))
    return 'AUC 的标准答案应为 0 或 1';
  if (!comparesLabels(metric) && !isNumber) return `${targetColumn} 应为数值`;
  return value ? null : `${targetColumn} 为空`;
};

const cut = (cell: string) =>
  cell.length > SHOWN.cell ? `${cell.slice(0, SHOWN.cell).toWellFormed()}…` : cell;

const mostFrequent = (labels: ReadonlyMap<string, number>) =>
  [...labels]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, SHOWN.labels)
    .map(([value, count]) => ({ value: cut(value), count }));

const refused = (problems: readonly string[], more: number): SolutionCheck => ({
  ok: false,
  problems: more > 0 ? [...problems, `另有${more}处问题`] : [...problems],
});

/**
 * Checks an organizer's solution: `id,<target>,part` where part is public or private, each id
 * once, both parts with rows, values that the metric can compare (AUC: 0 and 1 in each part).
 *
 * @param decoded the file as decodeText reads it
 */
export const checkSolution = (decoded: DecodedText, form: SolutionForm): SolutionCheck => {
  if (decoded.problem !== null) return refused([decoded.problem], 0);
  const table = readTable(decoded.text);
  const { idColumn, targetColumn, metric } = form;
  const rows = solutionRows(table, form);
  if (!rows) {
    const columns = [idColumn, targetColumn, PART_COLUMN];
    const missing = columns.filter((name) => columnAt(table.header, name) < 0);
    return refused([`第${table.headerLine}行：缺少列 ${missing.join('、')}`], 0);
  }

  const problems: string[] = [];
  let more = 0;
  const tell = (problem: string) => {
    if (problems.length < MAX_TOLD) problems.push(problem);
    else more += 1;
  };
  const seen = new Set<string>();
  const labels = new Map<string, number>();
  const values = { public: new Set<string>(), private: new Set<string>() };
  const counts = { public: 0, private: 0 };
  const first: string[][] = [];
  for (const { line, cells, id, value, part } of rows()) {
    if (!id) tell(`第${line}行：${idColumn} 为空`);
    else if (seen.has(id)) tell(`第${line}行：${idColumn} ${id} 重复`);
    seen.add(id);
    if (!part) tell(`第${line}行：part 应为 public 或 private`);
    const wrong = valueProblem(value, form);
    if (wrong) tell(`第${line}行：${wrong}`);
    if (first.length < SHOWN.rows) first.push(cells.map(cut));
    if (comparesLabels(metric)) labels.set(value, (labels.get(value) ?? 0) + 1);
    if (part) {
      counts[part] += 1;
      if (metric === 'auc') values[part].add(value);
    }
  }
  for (const part of solutionParts) {
    if (counts[part] === 0) tell(`没有 part 为 ${part} 的行`);
    else if (metric === 'auc' && values[part].size < 2) tell(`part 为 ${part} 的行应同时有 0 和 1`);
  }
  if (problems.length > 0) return refused(problems, more);
  const { encoding } = decoded;
  const { delimiter, header: columns } = table;
  const figures = { ...counts, encoding, delimiter, columns, rows: first };
  return comparesLabels(metric)
    ? {
        ok: true,
        figures: { ...figures, labels: mostFrequent(labels), labelsCount: labels.size },
      }
    : { ok: true, figures: { ...figures, labels: null, labelsCount: null } };
};
