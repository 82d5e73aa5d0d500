import type { Sequences } from './rows.ts';

/** Codes of texts, the same for equal ones, in the order that they are first asked for. */
export const startCodes = () => {
  const codes = new Map<string, number>();
  const codeOf = (text: string): number => {
    const known = codes.get(text);
    if (known !== undefined) return known;
    codes.set(text, codes.size);
    return codes.size - 1;
  };
  return { codeOf, texts: () => [...codes.keys()] };
};
export type Codes = ReturnType<typeof startCodes>;

/** The words of a cell: what stands between its spaces. */
export const wordsOf = (cell: string): string[] => cell.split(/\s+/).filter(Boolean);

/** Sequences of the numbers that are made of each cell. */
export const sequencesOf = (
  cells: readonly string[],
  numbersOf: (cell: string) => Iterable<number>,
): Sequences => {
  const offsets = new Uint32Array(cells.length + 1);
  const items: number[] = [];
  cells.forEach((cell, row) => {
    for (const item of numbersOf(cell)) items.push(item);
    offsets[row + 1] = items.length;
  });
  return { offsets, items: Int32Array.from(items) };
};

/** The start and length of each run of a mask, ascending; the cell is one that maskProblem allows. */
export const runsOf = (cell: string): number[] => {
  const numbers = wordsOf(cell).map(Number);
  const runs = numbers.flatMap((start, at) =>
    at % 2 === 0 ? [[start, numbers[at + 1] ?? 0] as const] : [],
  );
  return runs.sort(([one], [other]) => one - other).flat();
};

/** An item of a graded list and its gain: `item:2`; 1 where none is given. */
export const gradedItem = (word: string): { item: string; gain: number } => {
  const colon = word.lastIndexOf(':');
  return colon > 0
    ? { item: word.slice(0, colon), gain: Number(word.slice(colon + 1)) }
    : { item: word, gain: 1 };
};
