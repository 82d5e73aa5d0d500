/**
 * The ladder of a protected board: a score is shown only where the work is significantly better than
 * the best that its team has been shown. Each submission then tells one bit, and few tell a score.
 */
import { INFLUENCE_BLOCKS, revealStep, standardError } from './reveal.ts';

/**
 * Standard errors of the difference by which a work has to be better. With 2, who changes 50 random
 * labels of 500 at a time reads 56 % of them with 300 submissions; with 2.5, 54 %, and an honest
 * team that gains 0.4 points a submission is shown 0.4 points late (`npm run bench:boards`).
 */
const SIGNIFICANCE = 2.5;

/** Bits that five digits tell, which are the most of any score. */
export const MOST_BITS = Math.log2(1e5);

/** Significant digits of a score of whose rows nothing is known. */
const BLIND_DIGITS = 2;

/** A score on the public part, exactly, with what is known of its rows. */
export interface Measured {
  score: number;
  /** Number of rows; null where the scorer reported none. */
  rows: number | null;
  /** Influence values of the rows summed over the blocks; null where they aren't known. */
  sums: ArrayLike<number> | null;
}

const differenceOf = (one: ArrayLike<number>, other: ArrayLike<number>): Float64Array =>
  Float64Array.from(
    { length: INFLUENCE_BLOCKS },
    (_, block) => (one[block] ?? 0) - (other[block] ?? 0),
  );

const errorOf = ({ rows, sums }: Measured): number | null =>
  sums && rows !== null ? standardError(sums, rows) : null;

/** The standard error of the difference of two scores on the same rows; null where it isn't known. */
const pairedError = (one: Measured, other: Measured): number | null => {
  if (!one.sums || !other.sums || one.rows === null || one.rows !== other.rows) return null;
  return standardError(differenceOf(one.sums, other.sums), one.rows);
};

/**
 * The step to which a score of a protected board is shown. Where nothing is known of its rows, two
 * significant digits.
 */
export const ladderStep = (work: Measured): number => {
  const error = errorOf(work);
  const { score } = work;
  if (error !== null) return revealStep(score, error);
  return score === 0 ? 0 : 10 ** (Math.floor(Math.log10(Math.abs(score))) + 1 - BLIND_DIGITS);
};

/**
 * The score that a protected board shows of a work that it shows.
 *
 * @param rounded the score as it is revealed anywhere else
 */
export const ladderScore = (work: Measured, rounded: number): number =>
  errorOf(work) === null ? Number(rounded.toPrecision(BLIND_DIGITS)) : rounded;

/**
 * Tells whether a work is significantly better than the best that its team, or a former team of one
 * of its members, was shown: by more than
 * 2.5 standard errors of the paired difference, and by a whole step of what is shown, so that a
 * few rows changed never decide it.
 *
 * @param best null for the team's first
 */
export const climbs = (work: Measured, best: Measured | null, higherIsBetter: boolean): boolean => {
  if (!best) return true;
  const gain = higherIsBetter ? work.score - best.score : best.score - work.score;
  if (!(gain > 0)) return false;
  const error = pairedError(work, best) ?? 0;
  return gain > SIGNIFICANCE * error && gain >= ladderStep(work) * (1 - 1e-9);
};

/** The better of two works, the first where they are equal. */
export const betterOf = (
  best: Measured | null,
  work: Measured,
  higherIsBetter: boolean,
): Measured => {
  if (!best) return work;
  const gain = higherIsBetter ? work.score - best.score : best.score - work.score;
  return gain > 0 ? work : best;
};

/** A work on the ladder, and what was decided of it; null where that was before the board was protected. */
export interface Step {
  measured: Measured;
  shown: boolean | null;
}

/**
 * Finds the works of a team, in the order of their submission, on which it was decided otherwise than
 * the ladder says after those before them; by their indices. Each is looked at by what was decided
 * before it, so that one wrong decision is named alone.
 */
export const wrongSteps = (steps: readonly Step[], higherIsBetter: boolean): number[] => {
  const wrong: number[] = [];
  let best: Measured | null = null;
  for (const [index, { measured, shown }] of steps.entries()) {
    if (shown !== null && shown !== climbs(measured, best, higherIsBetter)) wrong.push(index);
    if (shown === false) continue;
    best = betterOf(best, measured, higherIsBetter);
  }
  return wrong;
};

/** A metric's direction, and the scores that there can be. */
export interface Scale {
  higherIsBetter: boolean;
  range: { min: number; max: number };
}

/**
 * The most bits that the answer to a work tells of the hidden rows: one for whether it is shown, and
 * for a shown score the logarithm of the steps that it may have stood on, from the best before it
 * to the best that there is.
 *
 * @param shown null where only `没有显著提升` was told
 * @param before the exact best before it; null for the first
 */
export const answerBits = (
  shown: Measured | null,
  before: number | null,
  { higherIsBetter, range }: Scale,
): number => {
  if (!shown) return 1;
  const step = ladderStep(shown);
  const top = higherIsBetter ? range.max : range.min;
  const bottom = higherIsBetter ? range.min : range.max;
  const from = before ?? (Number.isFinite(bottom) ? bottom : 2 * shown.score - top);
  const width = Math.abs(top - from);
  const told = step > 0 && Number.isFinite(width) ? Math.log2(1 + width / step) : MOST_BITS;
  // The first is always shown: that tells nothing.
  return told + (before === null ? 0 : 1);
};
