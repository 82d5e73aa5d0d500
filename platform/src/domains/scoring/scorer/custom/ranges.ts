/** Rows for each range below which copying ranges isn't worth it. */
const ROWS_PER_RANGE = 8;

/**
 * Finds the ranges of a column that make up another one which leaves rows of it out.
 *
 * @returns start and end of each range, alternately; null where the other one has other rows or
 *   another order, or where it would take too many ranges
 */
export const rangesWithin = (whole: Int32Array, part: Int32Array): Int32Array | null => {
  const most = 2 * Math.ceil(part.length / ROWS_PER_RANGE) + 2;
  const bounds: number[] = [];
  let at = 0;
  let row = 0;
  while (row < part.length) {
    while (at < whole.length && whole[at] !== part[row]) at += 1;
    if (at === whole.length || bounds.length >= most) return null;
    const start = at;
    while (at < whole.length && row < part.length && whole[at] === part[row]) {
      at += 1;
      row += 1;
    }
    bounds.push(start, at);
  }
  return Int32Array.from(bounds);
};
