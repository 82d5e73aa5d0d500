import {
  type DataFile,
  featuresOf,
  type HiddenAnswers,
  rowsByAnswer,
  sameCell,
} from '../data-files.ts';
import type { DataLeak } from './leak.ts';

/** Rows that have to be there, and their share that has to fit. */
const FEWEST_ROWS = 20;
const MOST_OF_HIDDEN = 0.5;
const FITS = 0.995;
/** Share of the most frequent answer beyond which any constant fits. */
const ONE_SIDED = 0.95;

interface Pair {
  cell: string;
  answer: string;
}

const shareOfMost = (values: readonly string[]): number => {
  const counts = new Map<string, number>();
  let most = 0;
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    most = Math.max(most, count);
  }
  return most / Math.max(1, values.length);
};

/** Number of rows on which each cell means one answer, and each answer one cell. */
const fitting = (pairs: readonly Pair[]): number => {
  const counts = new Map<string, Map<string, number>>();
  for (const { cell, answer } of pairs) {
    const own = counts.get(cell) ?? new Map<string, number>();
    own.set(answer, (own.get(answer) ?? 0) + 1);
    counts.set(cell, own);
  }
  const taken = new Set<string>();
  let fits = 0;
  for (const own of counts.values()) {
    const [best] = [...own].sort(([, a], [, b]) => b - a);
    if (!best || taken.has(best[0])) continue;
    taken.add(best[0]);
    fits += best[1];
  }
  return fits;
};

/** Names of a file's columns that may hold answers: all but its ids. */
const candidates = (file: DataFile, answers: HiddenAnswers): string[] => [
  ...featuresOf(file, answers),
  ...file.header.filter((name) => answers.answerColumns.includes(name)),
];

/**
 * Finds columns of what is handed out that say the hidden answers, be it by another word: a column
 * that was left in, labels as numbers, a solution among the files.
 */
export const answerColumns = (files: readonly DataFile[], answers: HiddenAnswers): DataLeak[] => {
  const { ids, isNumber } = answers;
  const truth = answers.truth.map(sameCell);
  if (shareOfMost(truth) > ONE_SIDED) return [];
  // Numbers of their own value each: then cells are compared as they are.
  const isFine = isNumber || new Set(truth).size > truth.length / 4;
  return files.flatMap((file) => {
    const rows = rowsByAnswer(file, answers);
    const shared = [...rows.keys()].filter((row) => (rows[row] ?? -1) >= 0);
    if (shared.length < Math.max(FEWEST_ROWS, MOST_OF_HIDDEN * ids.length)) return [];
    return candidates(file, answers).flatMap((name): DataLeak[] => {
      const cells = file.columns[file.header.indexOf(name)] ?? [];
      const pairs = shared.map((row) => ({
        cell: sameCell(cells[rows[row] ?? 0] ?? ''),
        answer: truth[row] ?? '',
      }));
      if (shareOfMost(pairs.map(({ cell }) => cell)) > ONE_SIDED) return [];
      const count = isFine
        ? pairs.filter(({ cell, answer }) => cell === answer).length
        : fitting(pairs);
      const isLeak = count >= FITS * pairs.length;
      return isLeak
        ? [{ kind: 'answerColumn', subject: name, file: file.name, count, of: pairs.length }]
        : [];
    });
  });
};
