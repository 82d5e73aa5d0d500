/** Rows of one statement: few enough to be held, many enough to be quick. */
export const ROWS_A_PAGE = 500;

/**
 * All rows of a list, a page at a time, each after the last row of the page before: of a list that
 * changes meanwhile no row comes twice.
 *
 * @param read the rows after this one, at most ROWS_A_PAGE; undefined for the first
 */
export async function* pagesOf<Row>(
  read: (after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after: Row | undefined; ;) {
    const rows = await read(after);
    yield rows;
    if (rows.length < ROWS_A_PAGE) return;
    after = rows.at(-1);
  }
}
