/** Rows of whatever kind of table, as the preview counts them. */
export interface RowSource {
  /** Headers of the columns; a row may have more cells. */
  names: string[];
  rows: Iterable<string[]> | AsyncIterable<string[]>;
  /** Whether the file goes on after these rows. */
  isCut: boolean;
  /** What of it was read how, in Chinese, for the reader to know. */
  notes: string[];
  /** Whether `1,5` may be a number. */
  hasDecimalCommas?: boolean;
  /** Rows of the whole file, where it says so itself. */
  total?: number;
}
