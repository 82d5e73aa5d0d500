/** Intervals of scores at 95 %, out of the influence values of their rows. */
import { studentQuantile } from '#shared/rules/quantiles.ts';
import { INFLUENCE_BLOCKS, revealStep, standardError } from './reveal.ts';

const CONFIDENCE = 0.95;

/** Significant digits of the ends' distances from the score. */
const DIGITS = 2;

export interface Interval {
  low: number;
  high: number;
}

/** Quantile by which an error is multiplied, of a score of so many rows. */
const factorOf = (rows: number): number =>
  studentQuantile((1 + CONFIDENCE) / 2, Math.min(rows, INFLUENCE_BLOCKS) - 1);

/**
 * Wilson's interval of a share. Rows that depend on each other count as so many independent ones as
 * would have its error.
 */
const wilson = (share: number, error: number, rows: number): Interval => {
  const variance = share * (1 - share);
  const independent = error > 0 && variance > 0 ? Math.min(rows, variance / error ** 2) : rows;
  const z = factorOf(rows);
  const weight = z ** 2 / independent;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (z * Math.sqrt(variance / independent + weight / (4 * independent))) / (1 + weight);
  return { low: middle - half, high: middle + half };
};

interface Scored {
  /** As it was computed, and as it is revealed. */
  exact: number;
  revealed: number;
  rows: number | null;
  sums: ArrayLike<number> | null;
}

interface MetricFacts {
  range: { min: number; max: number };
  /** True where it is the share of rows that are right. */
  isShare: boolean;
}

/**
 * The interval of a score, about the score that is revealed and with ends of two digits, so that it
 * tells no more than that.
 *
 * @returns null where nothing is known of the rows, or they are too few
 */
export const scoreInterval = (
  { exact, revealed, rows, sums }: Scored,
  { range, isShare }: MetricFacts,
): Interval | null => {
  if (!sums || rows === null) return null;
  const error = standardError(sums, rows);
  if (error === null) return null;
  const margin = factorOf(rows) * error;
  const { low, high } = isShare
    ? wilson(exact, error, rows)
    : { low: exact - margin, high: exact + margin };
  // A rounded score is off by its rounding, too.
  const rounding =
    revealed === exact ? 0 : (factorOf(rows) * revealStep(exact, error)) / Math.sqrt(12);
  const told = (distance: number) => Number(Math.hypot(distance, rounding).toPrecision(DIGITS));
  return {
    low: Math.max(range.min, Number((revealed - told(exact - low)).toPrecision(12))),
    high: Math.min(range.max, Number((revealed + told(high - exact)).toPrecision(12))),
  };
};
