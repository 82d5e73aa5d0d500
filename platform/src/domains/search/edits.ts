/**
 * Letters to add, take away, change or swap with their neighbour, until one word is the other
 * (Damerau and Levenshtein, each letter once).
 */
export const editsBetween = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwap ? at(row - 2, column - 2) + 1 : Infinity;
      const shorter = Math.min(at(row - 1, column), at(row, column - 1)) + 1;
      rows[row]?.push(Math.min(changed, swapped, shorter));
    }
  }
  return at(one.length, other.length);
};
