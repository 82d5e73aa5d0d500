import { isDecimal } from '#shared/rules/table-values.ts';
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

/** Anything that isn't one space between two words. */
const OTHER_SPACE = /[^\S ]|^ | $| {2}/;
/** So many codes are compared one by one. */
const FEW_WORDS = 32;
/** Code of an item that came before in its list; no item of a truth has it. */
const REPEATED = -1;

/** The words of a cell: what stands between its spaces. */
export const wordsOf = (cell: string): string[] =>
  // Nearly all cells have single spaces alone; to split by the pattern takes five times as long.
  cell === '' || OTHER_SPACE.test(cell) ? cell.split(/\s+/).filter(Boolean) : cell.split(' ');

/** Codes of the words of a cell, each once, where it comes first. */
export const wordCodes = (cell: string, codeOf: (word: string) => number): number[] => {
  const codes: number[] = [];
  for (const word of wordsOf(cell)) {
    const code = codeOf(word);
    // Most cells have few words: to look through them takes less than a set of each.
    if (codes.length < FEW_WORDS) {
      if (!codes.includes(code)) codes.push(code);
    } else return [...new Set([...codes, ...wordsOf(cell).map(codeOf)])];
  }
  return codes;
};

/** Codes of the words of a cell in their places, `REPEATED` for those that came before. */
export const listCodes = (cell: string, codeOf: (word: string) => number): number[] => {
  const codes = wordsOf(cell).map(codeOf);
  if (codes.length <= FEW_WORDS)
    return codes.map((code, place) => (codes.indexOf(code) < place ? REPEATED : code));
  const seen = new Set<number>();
  return codes.map((code) => {
    if (seen.has(code)) return REPEATED;
    seen.add(code);
    return code;
  });
};

/** Whole numbers that are added one by one, kept in 32 bits each. */
const startNumbers = () => {
  let numbers = new Int32Array(1_024);
  let length = 0;
  return {
    add: (value: number) => {
      if (length === numbers.length) {
        const larger = new Int32Array(length * 2);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[length] = value;
      length += 1;
    },
    length: () => length,
    all: () => numbers.slice(0, length),
  };
};

/** Sequences of the numbers that are made of each cell. */
export const sequencesOf = (
  cells: readonly string[],
  numbersOf: (cell: string) => Iterable<number>,
): Sequences => {
  const offsets = new Uint32Array(cells.length + 1);
  const items = startNumbers();
  for (let row = 0; row < cells.length; row += 1) {
    for (const item of numbersOf(cells[row] ?? '')) items.add(item);
    offsets[row + 1] = items.length();
  }
  return { offsets, items: items.all() };
};

const ZERO = 48;

/** The numbers of a cell of digits and spaces. */
const digitsOf = (cell: string): number[] => {
  const numbers: number[] = [];
  let number = -1;
  for (let at = 0; at < cell.length; at += 1) {
    const digit = cell.charCodeAt(at) - ZERO;
    if (digit >= 0 && digit <= 9) number = Math.max(0, number) * 10 + digit;
    else if (number >= 0) {
      numbers.push(number);
      number = -1;
    }
  }
  if (number >= 0) numbers.push(number);
  return numbers;
};

/** Cells that say that there is nothing to mark, as competitions and pandas write it. */
const EMPTY_MASK = /^(-1|1 +0|nan)?$/i;

/** Tells whether a cell is the mask of nothing: empty, `-1`, `1 0` or `NaN`. */
export const isEmptyMask = (cell: string): boolean => EMPTY_MASK.test(cell);

/** The start and length of each run of a mask, ascending; the cell is one that maskProblem allows. */
export const runsOf = (cell: string): number[] => {
  if (isEmptyMask(cell)) return [];
  const numbers = digitsOf(cell);
  let isSorted = true;
  for (let at = 2; at < numbers.length; at += 2)
    if ((numbers[at] ?? 0) < (numbers[at - 2] ?? 0)) isSorted = false;
  if (isSorted) return numbers;
  const runs = numbers.flatMap((start, at) =>
    at % 2 === 0 ? [[start, numbers[at + 1] ?? 0] as const] : [],
  );
  return runs.sort(([one], [other]) => one - other).flat();
};

/** One mask of all pixels that any of these has, each of which is one that maskProblem allows. */
export const joinMasks = (cells: readonly string[]): string => {
  const runs = cells.flatMap((cell) => {
    const numbers = runsOf(cell);
    return Array.from({ length: numbers.length / 2 }, (_, run) => ({
      start: numbers[run * 2] ?? 0,
      end: (numbers[run * 2] ?? 0) + (numbers[run * 2 + 1] ?? 0),
    }));
  });
  const joined: { start: number; end: number }[] = [];
  for (const run of runs.sort((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && run.start <= last.end) last.end = Math.max(last.end, run.end);
    else joined.push(run);
  }
  return joined.map(({ start, end }) => `${start} ${end - start}`).join(' ');
};

/** An item of a graded list and its gain: `item:2`; 1 where none is given. */
export const gradedItem = (word: string): { item: string; gain: number } => {
  const colon = word.lastIndexOf(':');
  return colon > 0
    ? { item: word.slice(0, colon), gain: Number(word.slice(colon + 1)) }
    : { item: word, gain: 1 };
};

/** Tells whether a word has a gain behind it, as those of a solution have. */
export const isGraded = (word: string): boolean => {
  const colon = word.lastIndexOf(':');
  return colon > 0 && isDecimal(word.slice(colon + 1));
};

/** The items of a graded list from the best on, without their gains: the prediction that is right. */
export const bestOrder = (cell: string): string => {
  const graded = new Map(
    wordsOf(cell)
      .map(gradedItem)
      .map(({ item, gain }) => [item, gain]),
  );
  return [...graded]
    .filter(([, gain]) => gain > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([item]) => item)
    .join(' ');
};
