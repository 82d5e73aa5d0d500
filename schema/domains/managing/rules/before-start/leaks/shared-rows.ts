import { columnOf, type DataSet, featuresOf, type HiddenAnswers } from '../data-files.ts';
import type { DataLeak } from './leak.ts';

/** Rows of fewer columns are alike by chance. */
const FEWEST_COLUMNS = 2;
/** Rows beyond those that are alike anyway, from which on it is no accident. */
const FEWEST_ROWS = 3;

/** FNV-1a over two halves, in one number: 52 bits tell some millions of rows apart. */
const hashOf = (cells: readonly string[]): number => {
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (const cell of cells) {
    for (let at = 0; at < cell.length; at += 1) {
      const code = cell.charCodeAt(at);
      low = Math.imul(low ^ code, 0x01000193);
      high = Math.imul(high ^ code, 0x85ebca6b);
    }
    low = Math.imul(low ^ 31, 0x01000193);
    high = Math.imul(high ^ 31, 0x85ebca6b);
  }
  return (low >>> 0) * 2 ** 20 + ((high >>> 0) >>> 12);
};

const isCounter = (cells: readonly string[]): boolean =>
  cells.every((cell) => /^\d+$/.test(cell)) && new Set(cells).size === cells.length;

/**
 * Finds rows that training and test have alike, more than the training rows are alike among
 * themselves: rows of few values are so in any clean data.
 */
export const sharedRows = ({ train, test }: DataSet, answers: HiddenAnswers): DataLeak[] => {
  if (!train || !test) return [];
  const names = featuresOf(test, answers).filter((name) => {
    const [one, other] = [columnOf(train, name), columnOf(test, name)];
    return one !== null && other !== null && !(isCounter(one) && isCounter(other));
  });
  if (names.length < FEWEST_COLUMNS) return [];
  const hashes = (file: typeof train) => {
    const columns = names.map((name) => columnOf(file, name) ?? []);
    return Array.from({ length: columns[0]?.length ?? 0 }, (_, row) =>
      hashOf(columns.map((cells) => cells[row] ?? '')),
    );
  };
  const known = new Map<number, number>();
  for (const hash of hashes(train)) known.set(hash, (known.get(hash) ?? 0) + 1);
  let [rows, twice] = [0, 0];
  for (const count of known.values()) {
    rows += count;
    if (count > 1) twice += count;
  }
  const tested = hashes(test);
  const count = tested.filter((hash) => known.has(hash)).length;
  const expected = (twice / Math.max(1, rows)) * tested.length;
  if (count < expected + 3 * Math.sqrt(expected) + FEWEST_ROWS) return [];
  return [{ kind: 'sharedRows', subject: null, file: test.name, count, of: tested.length }];
};
