const ROWS = 300;
const labelOf = (row: number) => (row * 7) % 3;
/** Solution of a public and a private part. */
export const solution = [
  'id,label,part',
  ...Array.from(
    { length: 2 * ROWS },
    (_, row) => `${row},${labelOf(row)},${row < ROWS ? 'public' : 'private'}`,
  ),
].join('\n');
/** A result that is wrong in every so many rows of each part, from one on. */
export const resultOf = (shown: number, hidden: number, from: number) =>
  [
    'id,label',
    ...Array.from({ length: 2 * ROWS }, (_, row) => {
      const isWrong = (row + from) % (row < ROWS ? shown : hidden) === 0;
      return `${row},${isWrong ? (labelOf(row) + 1) % 3 : labelOf(row)}`;
    }),
  ].join('\n');
