import { standardError } from '#domains/submissions/rules/reveal.ts';
import type { KnownResult } from '../power.ts';
import type { DataLeak } from './leak.ts';

/** Part of the way from guessing to the best score from which on a result stands at the top. */
const AT_THE_TOP = 0.95;
/** Standard errors within which the best score isn't told apart from it. */
const NOT_APART = 2;

/** A result that takes no model: one of the organizer's, a constant, a copied column. */
interface PlainResult extends KnownResult {
  name: string;
}

export interface PlainResults {
  results: readonly PlainResult[];
  /** Score of answers in another order. */
  guess: number;
  /** The best score that there is; infinite where there is none. */
  best: number;
  higherIsBetter: boolean;
  rows: number;
}

/** Finds results that leave nothing to gain. */
export const strongBaselines = ({
  results,
  guess,
  best,
  higherIsBetter,
  rows,
}: PlainResults): DataLeak[] => {
  if (!Number.isFinite(best)) return [];
  const sign = higherIsBetter ? 1 : -1;
  const isAtTop = ({ score, sums }: PlainResult) => {
    const left = sign * (best - score);
    const way = sign * (best - guess);
    if (left <= (1 - AT_THE_TOP) * way) return true;
    const error = standardError(sums, rows);
    return error !== null && error > 0 && left <= NOT_APART * error && sign * (score - guess) >= 0;
  };
  return results.filter(isAtTop).map(({ name }) => ({
    kind: 'strongBaseline',
    subject: name,
    file: null,
    count: 1,
    of: 1,
  }));
};
