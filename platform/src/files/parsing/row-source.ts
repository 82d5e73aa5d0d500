import type { FileEncoding } from '@whaletide/schema/shared/rules/likely-encoding.ts';
import type {
  ColumnType,
  NumberStyle,
} from '@whaletide/schema/domains/datasets/rules/cell-values.ts';

/** Columns that are kept; no table that people look at has more. */
export const MOST_COLUMNS = 2_000;

/** Characters of a cell that are kept; what is shown is cut further. */
export const CELL_LENGTH = 1_000;

/** The beginning of a cell, as long as one is kept. */
export const cutCell = (cell: string): string =>
  cell.length > CELL_LENGTH ? cell.slice(0, CELL_LENGTH) : cell;

/** Text of a cell; null where the file itself says that there is no value. */
export type Cell = string | null;

/** Rows of whatever kind of table, as the preview counts them. */
export interface RowSource {
  /** Headers of the columns; a row may have more cells. */
  names: string[];
  rows: Iterable<Cell[]> | AsyncIterable<Cell[]>;
  /** True where the file goes on after these rows. */
  isCut: boolean;
  /** Notes on how it was read, in Chinese. */
  notes: string[];
  /** Ways in which numbers may be written, the likelier first; with a decimal point unless said. */
  numbers?: readonly NumberStyle[];
  /** True where the file tells texts from missing values: a text such as `None` is one. */
  isTyped?: boolean;
  /** Types of the columns that the file itself says. */
  types?: readonly (ColumnType | undefined)[];
  /** Encoding that a text was read as. */
  encoding?: FileEncoding;
  /** Rows of the whole file, where it says so itself. */
  total?: number;
  /** Sheets of a workbook that can be chosen, and the place of this one among them. */
  sheets?: { names: string[]; at: number };
}
