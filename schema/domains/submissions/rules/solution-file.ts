import { columnAt, type DataTable, readTable } from '#shared/rules/data-table.ts';
import type { DecodedText, TextEncoding } from '#shared/rules/decode-text.ts';
import type { Delimiter } from '#shared/rules/delimited-text.ts';
import { columnNumbers } from '#shared/rules/table-values.ts';
import { cellLengthProblem, longestCell } from './cell-length.ts';
import { truthProblem } from './metrics/cells.ts';
import { readRows } from './metrics/read-rows.ts';
import {
  definitionOf,
  pickColumns,
  type ReadColumn,
  type ScoreRule,
  scoreRules,
  type ScoringForm,
  takesSeveralRows,
  truthPlan,
} from './score-rules.ts';

/** Parts of the score that a row can count for. */
export const solutionParts = ['public', 'private'] as const;
export type SolutionPart = (typeof solutionParts)[number];
/** The header of the column that says so. */
export const PART_COLUMN = 'part';
/** Number of problems reported at once. */
const MAX_TOLD = 10;

/** Bounds of a solution's preview: first rows, most frequent labels, and characters of each. */
const SHOWN = { rows: 5, labels: 20, cell: 60 };

export interface SolutionForm extends ScoringForm {
  idColumn: string;
  /** Column whose rows of one value belong together; null or absent is none. */
  groupColumn?: string | null | undefined;
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
  /** Values of all columns that the metrics read (truthPlan), the target first. */
  values: string[];
  /** Value of the column by which rows belong together; empty where the task has none. */
  group: string;
  part: SolutionPart | undefined;
}

const comparesLabels = (form: SolutionForm) => definitionOf(form).values === 'label';

/** Headers that a solution needs: its ids, what the metrics read, its groups, and the part. */
export const solutionColumns = (form: SolutionForm): string[] => [
  form.idColumn,
  ...truthPlan(scoreRules(form)).map(({ name }) => name),
  ...(form.groupColumn ? [form.groupColumn] : []),
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
  const at = (name: string) => columnAt(table.header, name);
  if (solutionColumns(form).some((name) => at(name) < 0)) return null;
  const [idAt, partAt] = [at(form.idColumn), at(PART_COLUMN)];
  const groupAt = form.groupColumn ? at(form.groupColumn) : -1;
  const plan = truthPlan(scoreRules(form));
  const valuesAt = plan.map(({ name }) => at(name));
  const readers = plan.map(({ name, isNumber }) =>
    isNumber ? columnNumbers(table, at(name)) : (value: string) => value,
  );
  return function* () {
    for (const { line, cells } of table.rows()) {
      const said = cells[partAt]?.toLowerCase();
      const part = solutionParts.find((name) => name === said);
      const values = readers.map((read, index) => read(cells[valuesAt[index] ?? -1] ?? ''));
      const read = cells.map((cell, place) =>
        place === partAt ? (part ?? cell) : (values[valuesAt.indexOf(place)] ?? cell),
      );
      const [value = ''] = values;
      const group = cells[groupAt] ?? '';
      yield { line, cells: read, id: cells[idAt] ?? '', value, values, group, part };
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

/** Says what a part lacks; the scores are null where its cells can't all be read. */
const partProblems = (
  part: SolutionPart,
  cells: PartCells,
  plan: readonly ReadColumn[],
  rules: readonly ScoreRule[] | null,
): string[] => {
  if ((cells[part][0]?.length ?? 0) === 0) return [`没有 part 为 ${part} 的行`];
  const compared = (rules ?? []).flatMap((rule) =>
    rule.targets.map((target) => ({ ...rule, ...target })),
  );
  const problems = compared.flatMap(({ definition, parameters, target, truth: names }) => {
    if (!definition.missingIn) return [];
    const truth = pickColumns(plan, cells[part], names);
    const rows = readRows(definition, { truth, prediction: null }, parameters);
    const missing = definition.missingIn(rows, parameters);
    if (missing === null) return [];
    const of = compared.length > 1 ? ` ${target} 列` : '';
    return [`part 为 ${part} 的行${of}${missing}`];
  });
  return [...new Set(problems)];
};

/** Says what is wrong with a row's values: for each column the first thing. */
const valueProblems = (values: readonly string[], plan: readonly ReadColumn[]): string[] =>
  plan.flatMap(({ name, uses }, column) => {
    const longest = longestCell(uses.map(({ rule }) => rule.definition.values));
    const long = cellLengthProblem(values[column] ?? '', longest);
    if (long !== null) return [`${name} ${long}`];
    for (const { rule, at } of uses) {
      const wrong = truthProblem(values[column] ?? '', rule.definition, rule.parameters, at);
      if (wrong) return [`${name} ${wrong}`];
    }
    return [];
  });

/** Names of the columns that rows of one id have alike. */
const apartIn = ({ groupColumn }: SolutionForm): string =>
  groupColumn ? `${PART_COLUMN} 和 ${groupColumn}` : PART_COLUMN;

/**
 * Checks an organizer's solution: `id,<targets>,part` where part is public or private, each id
 * once (of masks as often as it has masks), both parts with rows, values that the metrics can compare and of which they have a score in
 * each part, and a group for each row where rows belong together.
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

  const rules = scoreRules(form);
  const plan = truthPlan(rules);
  const joinsRows = takesSeveralRows(rules);
  const seen = new Map<string, Pick<SolutionRow, 'group' | 'part'>>();
  // Nothing more is asked of rows that stand alone, of which a solution may have ten million.
  const alone = { group: '', part: undefined };
  const labels = new Map<string, number>();
  const truths: PartCells = { public: plan.map(() => []), private: plan.map(() => []) };
  const first: string[][] = [];
  for (const { line, cells, id, value, values, group, part } of rows()) {
    const before = seen.get(id);
    const longId = cellLengthProblem(id);
    if (longId !== null) tell(`第${line}行：${form.idColumn} ${longId}`);
    else if (!id) tell(`第${line}行：${form.idColumn} 为空`);
    else if (before && !joinsRows) tell(`第${line}行：${form.idColumn} ${id} 重复`);
    else if (before && (before.part !== part || before.group !== group))
      tell(`第${line}行：${form.idColumn} ${id} 的各行应有相同的 ${apartIn(form)}`);
    if (!before) seen.set(id, joinsRows ? { group, part } : alone);
    if (!part) tell(`第${line}行：part 应为 public 或 private`);
    if (form.groupColumn && !group) tell(`第${line}行：${form.groupColumn} 为空`);
    for (const wrong of valueProblems(values, plan)) tell(`第${line}行：${wrong}`);
    if (part && !before) values.forEach((cell, column) => truths[part][column]?.push(cell));
    if (first.length < SHOWN.rows) first.push(cells.map(cut));
    if (comparesLabels(form)) labels.set(value, (labels.get(value) ?? 0) + 1);
  }
  const isReadable = !hasAny();
  for (const part of solutionParts)
    for (const lacking of partProblems(part, truths, plan, isReadable ? rules : null))
      tell(lacking);
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
