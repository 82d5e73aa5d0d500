import { columnAt, type DataTable, readTable } from '#shared/rules/data-table.ts';
import type { DecodedText, TextEncoding } from '#shared/rules/decode-text.ts';
import type { Delimiter } from '#shared/rules/delimited-text.ts';
import { columnNumbers } from '#shared/rules/table-values.ts';
import type { Metric } from '#domains/competitions/rest/stages.ts';
import { truthProblem } from './metrics/cells.ts';
import type { MetricParameters } from './metrics/definition.ts';
import { metricDefinitions } from './metrics/index.ts';
import { effectiveParameters, truthColumns } from './metrics/parameters.ts';
import { readRows } from './metrics/read-rows.ts';

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
  metric: Metric;
  metricParameters?: MetricParameters | undefined;
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
  /** The target's. */
  value: string;
  /** Values of all columns that the metric reads, the target first. */
  values: string[];
  part: SolutionPart | undefined;
}

const comparesLabels = ({ metric }: SolutionForm) => metricDefinitions[metric].values === 'label';

/** Headers that a solution needs: its ids, what the metric reads, and the part. */
export const solutionColumns = (form: SolutionForm): string[] => [
  form.idColumn,
  ...truthColumns(metricDefinitions[form.metric], form),
  PART_COLUMN,
];

/**
 * The rows of a solution, numbers as the metric reads them (`1,5` beside semicolons is 1.5).
 * @returns null where a column is missing
 */
export const solutionRows = (
  table: DataTable,
  form: SolutionForm,
): (() => Generator<SolutionRow>) | null => {
  const places = solutionColumns(form).map((name) => columnAt(table.header, name));
  if (places.includes(-1)) return null;
  const idAt = places[0] ?? -1;
  const partAt = places.at(-1) ?? -1;
  const valuesAt = places.slice(1, -1);
  const readers = valuesAt.map((place) =>
    metricDefinitions[form.metric].numeric ? columnNumbers(table, place) : (value: string) => value,
  );
  return function* () {
    for (const { line, cells } of table.rows()) {
      const said = cells[partAt]?.toLowerCase();
      const part = solutionParts.find((name) => name === said);
      const values = readers.map((read, index) => read(cells[valuesAt[index] ?? -1] ?? ''));
      const read = cells.map((cell, at) =>
        at === partAt ? (part ?? cell) : (values[valuesAt.indexOf(at)] ?? cell),
      );
      const [value = ''] = values;
      yield { line, cells: read, id: cells[idAt] ?? '', value, values, part };
    }
  };
};

const cut = (cell: string) =>
  cell.length > SHOWN.cell ? `${cell.slice(0, SHOWN.cell).toWellFormed()}…` : cell;

const mostFrequent = (labels: ReadonlyMap<string, number>) =>
  [...labels]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, SHOWN.labels)
    .map(([value, count]) => ({ value: cut(value), count }));

/** Collects what is wrong: the first problems, and the number of the others. */
const startProblems = () => {
  const told: string[] = [];
  let more = 0;
  return {
    tell: (problem: string) => {
      if (told.length < MAX_TOLD) told.push(problem);
      else more += 1;
    },
    hasAny: () => told.length > 0,
    refused: (): SolutionCheck => ({
      ok: false,
      problems: more > 0 ? [...told, `另有${more}处问题`] : told,
    }),
  };
};

/** Columns of a part's truth, for the metric to tell whether it has a score. */
type PartCells = Record<SolutionPart, string[][]>;

/** Says what a part lacks; the form is null where its cells can't all be read. */
const partProblem = (
  part: SolutionPart,
  cells: PartCells,
  form: SolutionForm | null,
): string | null => {
  const truth = cells[part];
  if ((truth[0]?.length ?? 0) === 0) return `没有 part 为 ${part} 的行`;
  if (!form) return null;
  const metric = metricDefinitions[form.metric];
  const parameters = effectiveParameters(metric, form.metricParameters);
  const missing = metric.missingIn(
    readRows(metric, { truth, prediction: null }, parameters),
    parameters,
  );
  return missing && `part 为 ${part} 的行${missing}`;
};

/**
 * Checks an organizer's solution: `id,<target>,part` where part is public or private, each id
 * once, both parts with rows, values that the metric can compare and of which it has a score in
 * each part.
 *
 * @param decoded the file as decodeText reads it
 */
export const checkSolution = (decoded: DecodedText, form: SolutionForm): SolutionCheck => {
  const { tell, hasAny, refused } = startProblems();
  if (decoded.problem !== null) tell(decoded.problem);
  const table = readTable(decoded.problem === null ? decoded.text : '');
  const rows = solutionRows(table, form);
  if (decoded.problem === null && !rows) {
    const missing = solutionColumns(form).filter((name) => columnAt(table.header, name) < 0);
    tell(`第${table.headerLine}行：缺少列 ${missing.join('、')}`);
  }
  if (!rows || hasAny()) return refused();

  const metric = metricDefinitions[form.metric];
  const parameters = effectiveParameters(metric, form.metricParameters);
  const columns = truthColumns(metric, form);
  const seen = new Set<string>();
  const labels = new Map<string, number>();
  const truths: PartCells = { public: columns.map(() => []), private: columns.map(() => []) };
  const first: string[][] = [];
  for (const { line, cells, id, value, values, part } of rows()) {
    if (!id) tell(`第${line}行：${form.idColumn} 为空`);
    else if (seen.has(id)) tell(`第${line}行：${form.idColumn} ${id} 重复`);
    seen.add(id);
    if (!part) tell(`第${line}行：part 应为 public 或 private`);
    values.forEach((cell, column) => {
      const wrong = truthProblem(cell, metric, parameters, column);
      if (wrong) tell(`第${line}行：${columns[column] ?? ''} ${wrong}`);
      if (part) truths[part][column]?.push(cell);
    });
    if (first.length < SHOWN.rows) first.push(cells.map(cut));
    if (comparesLabels(form)) labels.set(value, (labels.get(value) ?? 0) + 1);
  }
  const isReadable = !hasAny();
  for (const part of solutionParts) {
    const lacking = partProblem(part, truths, isReadable ? form : null);
    if (lacking) tell(lacking);
  }
  if (hasAny()) return refused();
  const figures = {
    public: truths.public[0]?.length ?? 0,
    private: truths.private[0]?.length ?? 0,
    encoding: decoded.encoding,
    delimiter: table.delimiter,
    columns: table.header,
    rows: first,
  };
  return comparesLabels(form)
    ? { ok: true, figures: { ...figures, labels: mostFrequent(labels), labelsCount: labels.size } }
    : { ok: true, figures: { ...figures, labels: null, labelsCount: null } };
};
