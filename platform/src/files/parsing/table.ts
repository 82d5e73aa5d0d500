import type { ParsedFile } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { previewLimits } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import { Column } from './column.ts';
import { withoutNul } from './plain-text.ts';
import { type Cell, cutCell, type RowSource } from './row-source.ts';

/**
 * Cells that are read in all, of wide tables: as many as 32 MiB of delimited text can have; other
 * formats name far places in few bytes.
 */
const MOST_CELLS = previewLimits.countedBytes / 2;

const shown = (cell: Cell) =>
  withoutNul(cell ?? '')
    .slice(0, previewLimits.cell)
    .toWellFormed();

/** Start of the shown part of a table: 50 rows and 50 columns from there. */
export interface TableWindow {
  row: number;
  column: number;
  /** Place of the sheet in a workbook, from 0; the first unless said. */
  sheet?: number | undefined;
}

/**
 * A part of a table, and what its columns hold in all rows that are counted. A row may have more
 * cells than there are headers: the others have none but their number.
 */
export const summarise = async (
  source: RowSource,
  { row: firstRow, column: firstColumn }: TableWindow = { row: 0, column: 0 },
): Promise<NonNullable<ParsedFile['table']>> => {
  const { names, types = [], numbers = ['point'], isTyped = false } = source;
  const nameOf = (at: number) => shown(names[at] ?? '').trim() || `列${at + 1}`;
  const last = firstColumn + previewLimits.columns;
  const columns: Column[] = [];
  const Rows: string[][] = [];
  let RowsNumber = 0;
  let Truncated = source.isCut;
  let width = names.length;
  let longer = 0;
  let cellsLeft = MOST_CELLS;
  const grow = () => {
    for (let at = firstColumn + columns.length; at < Math.min(width, last); at += 1) {
      const options = { numbers, isTyped, type: types[at], missing: RowsNumber };
      columns.push(new Column(nameOf(at), options));
    }
  };
  grow();
  for await (const cells of source.rows) {
    cellsLeft -= cells.length;
    if (RowsNumber === previewLimits.countedRows || cellsLeft < 0) {
      Truncated = true;
      break;
    }
    if (cells.length > names.length) longer += 1;
    if (cells.length > width) {
      width = cells.length;
      grow();
    }
    columns.forEach((column, at) => {
      const cell = cells[firstColumn + at] ?? null;
      column.add(cell === null ? null : withoutNul(cutCell(cell)));
    });
    if (RowsNumber >= firstRow && Rows.length < previewLimits.rows)
      Rows.push(cells.slice(firstColumn, last).map(shown));
    RowsNumber += 1;
  }
  const { sheets, encoding } = source;
  for (const cells of Rows) while (cells.length < columns.length) cells.push('');
  return {
    Columns: columns.map((column) => column.summary()),
    ColumnsNumber: width,
    Rows,
    RowsNumber,
    Truncated: Truncated || (source.total ?? 0) > RowsNumber,
    FirstRow: firstRow,
    FirstColumn: firstColumn,
    Total: source.total ?? null,
    Notes: [...source.notes, ...(longer > 0 ? [`${longer} 行的单元格多于表头`] : [])],
    ...(encoding && { Encoding: encoding }),
    ...(sheets && { Sheets: sheets.names.map(shown), Sheet: sheets.at }),
  };
};
