/** Rows of whatever kind of table, as the preview counts them. */
export interface RowSource {
  /** Headers of the columns; a row may have more cells. */
  names: string[];
  rows: Iterable<string[]> | AsyncIterable<string[]>;
  /** True where the file goes on after these rows. */
  isCut: boolean;
  /** Notes on how it was read, in Chinese. */
  notes: string[];
  /** True where `1,5` may be a number. */
  hasDecimalCommas?: boolean;
  /** Rows of the whole file, where it says so itself. */
  total?: number;
  /** Sheets of a workbook that can be chosen, and the place of this one among them. */
  sheets?: { names: string[]; at: number };
}
