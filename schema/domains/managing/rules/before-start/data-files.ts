/** Files that a competition hands out, as leaks are looked for in them: tables by columns. */
import { columnAt, readTable } from '#shared/rules/data-table.ts';
import { idReader } from '#shared/rules/table-values.ts';

export interface DataFile {
  name: string;
  header: readonly string[];
  /** Cells of each column, all of one length. */
  columns: readonly (readonly string[])[];
}

/** A number as German or French Excel writes it, beside semicolons. */
const COMMA_DECIMAL = /^([+-]?\d+),(\d+)$/;

/** Cells of a file beyond which it isn't looked at. */
const MOST_CELLS = 10_000_000;

/** A file of delimited text by columns; null where it has no rows, or more cells than are looked at. */
export const readDataFile = (name: string, text: string): DataFile | null => {
  const table = readTable(text);
  const columns: string[][] = table.header.map(() => []);
  const read = (cell: string) =>
    table.delimiter === ',' ? cell : cell.replace(COMMA_DECIMAL, '$1.$2');
  let left = MOST_CELLS;
  for (const { cells } of table.rows()) {
    left -= columns.length;
    if (left < 0) return null;
    columns.forEach((column, at) => column.push(read(cells[at] ?? '')));
  }
  return columns[0]?.length ? { name, header: table.header, columns } : null;
};

/** The hidden answers, row by row in the solution's order. */
export interface HiddenAnswers {
  idColumn: string;
  targetColumn: string;
  /** Columns that hold answers, the target's among them. */
  answerColumns: readonly string[];
  ids: readonly string[];
  /** Answers of the target column. */
  truth: readonly string[];
  /** True where answers are numbers of which more and less counts. */
  isNumber: boolean;
  /** Column by which the organizer says that rows belong together, and each row's value of it. */
  groupColumn: string | null;
  groups: readonly string[];
}

/** A data set as its files stand to the solution; null for those that there aren't. */
export interface DataSet {
  train: DataFile | null;
  test: DataFile | null;
  /** Rows of the test file by the solution's rows; -1 where it has none. */
  testRows: Int32Array;
  files: readonly DataFile[];
}

/** Names of the column that says which score a row counts for. */
const PART = /^part$/i;
/** Share of the hidden rows that a test file has, and of its own rows that are hidden ones. */
const MOST_OF_HIDDEN = 0.5;
const MOST_OF_OWN = 0.9;

/** The column of a file by its name; null where it has none. */
export const columnOf = (file: DataFile, name: string): readonly string[] | null =>
  file.columns[columnAt(file.header, name)] ?? null;

/** Cells that mean the same number are the same. */
export const sameCell = (cell: string): string => {
  const number = cell === '' ? NaN : Number(cell);
  return Number.isFinite(number) ? String(number) : cell;
};

/** Finds the row of a file that each hidden row has, by ids as results have them; -1 where there is none. */
export const rowsByAnswer = (file: DataFile, { idColumn, ids }: HiddenAnswers): Int32Array => {
  const own = columnOf(file, idColumn) ?? [];
  const read = idReader(new Set(ids));
  const rows = new Map(own.map((id, row) => [read(id), row]));
  return Int32Array.from(ids, (id) => rows.get(id) ?? -1);
};

const hiddenRows = (rows: Int32Array): number =>
  rows.reduce((count, row) => count + Number(row >= 0), 0);

const lengthOf = ({ columns }: DataFile): number => columns[0]?.length ?? 0;

const largest = (files: readonly DataFile[]): DataFile | null =>
  files.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? null;

/** Tells which file is for training and which to predict; sample results are neither. */
export const dataSetOf = (files: readonly DataFile[], answers: HiddenAnswers): DataSet => {
  const told = files.map((file) => {
    const rows = rowsByAnswer(file, answers);
    const shared = hiddenRows(rows);
    const isOfHidden =
      shared >= MOST_OF_HIDDEN * answers.ids.length && shared >= MOST_OF_OWN * lengthOf(file);
    const target = columnOf(file, answers.targetColumn);
    const isAnswered = target !== null && target.some((cell) => cell !== '');
    const isNarrow =
      featuresOf(file, answers).length === 0 || file.header.length <= answers.answerColumns.length;
    return { file, isOfHidden, isAnswered, isNarrow };
  });
  const wide = told.filter(({ isNarrow }) => !isNarrow);
  const test = largest(
    wide.flatMap((one) => (one.isOfHidden && !one.isAnswered ? [one.file] : [])),
  );
  // Training files count their rows from 1 as test files do: their ids alone say nothing.
  const train = largest(wide.flatMap(({ file, isAnswered }) => (isAnswered ? [file] : [])));
  const testRows = test ? rowsByAnswer(test, answers) : new Int32Array(answers.ids.length).fill(-1);
  return { train, test, testRows, files };
};

/** Names of the columns that say something of a row: neither its id, its part nor an answer. */
export const featuresOf = (
  { header }: DataFile,
  { idColumn, answerColumns }: HiddenAnswers,
): string[] => {
  const left = new Set(
    [idColumn, ...answerColumns].map((name) => columnAt(header, name)).filter((at) => at >= 0),
  );
  return header.filter((name, at) => name !== '' && !left.has(at) && !PART.test(name));
};
