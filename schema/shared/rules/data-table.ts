import {
  type Delimited,
  type DelimitedRow,
  type Delimiter,
  delimitedRows,
  findDelimiter,
  isBlankRow,
} from './delimited-text.ts';

/** Names of a first column that only counts rows: pandas' index, written with the data. */
const UNNAMED = /^(unnamed: ?0)?$/i;
const WHOLE = /^\d+$/;

/** A row of a table: its cells without spaces around them, and the file's line that it begins in. */
export interface TableRow {
  line: number;
  cells: string[];
}

export interface DataTable {
  delimiter: Delimiter;
  /** Names of the columns, without spaces around them; empty for a file without any row. */
  header: string[];
  /** The file's line that the header stands in. */
  headerLine: number;
  /** True where an unnamed first column was left out, as it only counts the rows. */
  leftOutIndex: boolean;
  /** The rows after the header; those of empty cells are left out. Each call reads them again. */
  rows: () => Generator<TableRow>;
}

const clean = (cell: string) => cell.replace(/^\ufeff/, '').trim();

function* rowsOf({ body, delimiter, linesBefore }: Delimited): Generator<DelimitedRow> {
  for (const row of delimitedRows(body, delimiter))
    if (!isBlankRow(row)) yield { ...row, line: row.line + linesBefore };
}

/** Tells whether the first cells of all rows are different whole numbers. */
const countsRows = (rows: Iterable<DelimitedRow>): boolean => {
  const seen = new Set<string>();
  let header = true;
  for (const { cells } of rows) {
    const first = clean(cells[0] ?? '');
    if (!header && (!WHOLE.test(first) || seen.has(first))) return false;
    if (!header) seen.add(first);
    header = false;
  }
  return seen.size > 0;
};

const isEmptyFrom = (rows: Iterable<DelimitedRow>, width: number): boolean => {
  for (const { cells } of rows) if (cells.slice(width).some((cell) => clean(cell))) return false;
  return true;
};

/**
 * Reads a table with a header, as people have them: whatever its delimiter and line ends, with
 * `sep=`, empty lines, an empty last column and an index column without a name, which are left out.
 * Cells beyond the header's are kept only where one of the row's holds something.
 */
export const readTable = (text: string): DataTable => {
  const found = findDelimiter(text);
  const [first] = rowsOf(found);
  const names = first?.cells.map(clean) ?? [];
  let until = names.length;
  while (until > 1 && names[until - 1] === '') until -= 1;
  if (until < names.length && !isEmptyFrom(rowsOf(found), until)) until = names.length;
  const leftOutIndex = until > 2 && UNNAMED.test(names[0] ?? '') && countsRows(rowsOf(found));
  const from = leftOutIndex ? 1 : 0;
  return {
    delimiter: found.delimiter,
    header: names.slice(from, until),
    headerLine: first?.line ?? 1,
    leftOutIndex,
    *rows() {
      let isHeader = true;
      for (const { line, cells } of rowsOf(found)) {
        const values = cells.slice(from).map(clean);
        while (values.length > until - from && values.at(-1) === '') values.pop();
        if (!isHeader) yield { line, cells: values };
        isHeader = false;
      }
    },
  };
};

/**
 * The place of a column by its name: as it is written, else whatever its case where only one can
 * be meant; -1 where there is none.
 */
export const columnAt = (header: readonly string[], name: string): number => {
  const exact = header.indexOf(name);
  if (exact >= 0) return exact;
  const keyOf = (text: string) => text.normalize('NFKC').toLowerCase();
  const alike = header.flatMap((other, index) => (keyOf(other) === keyOf(name) ? index : []));
  return alike.length === 1 ? (alike[0] ?? -1) : -1;
};

/** Names as a person reads them; a tab has no look of its own. */
export const delimiterNames: Record<Delimiter, string> = {
  ',': '逗号',
  '\t': '制表符',
  ';': '分号',
  '|': '竖线',
};
