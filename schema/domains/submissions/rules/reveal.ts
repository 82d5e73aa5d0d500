/**
 * The part of a score that leaves for others than managers. Every digit beyond the noise of a score tells
 * something of the hidden rows: with nine decimals of RMSE, 26 submissions read 500 labels.
 */

/** Blocks over which the influence values of a part are summed. */
export const INFLUENCE_BLOCKS = 256;

/** Fewer rows say nothing of an error, and can be read out by as many submissions anyway. */
export const FEWEST_ROWS = 30;

/** Significant digits of a score whose error isn't known, which are the most of any score. */
export const MOST_DIGITS = 5;
const SMALLEST_SHARE = 10 ** -MOST_DIGITS;
/** The largest power of ten that a number holds; errors beyond it are rounded by digits alone. */
const MOST_EXPONENT = 307;

/**
 * The standard error of a score, in its unit: the root of Σ_b (sum of block b)² / n², with the
 * factor B / (B − 1) of B blocks that have rows. Rows that depend on each other share a block.
 *
 * @param sums influence values of the rows summed over blocks, of mean 0 in all
 * @param rows number of rows, n
 * @returns null where there are too few rows or blocks to tell
 */
export const standardError = (sums: ArrayLike<number>, rows: number): number | null => {
  if (rows < FEWEST_ROWS) return null;
  let squares = 0;
  let used = 0;
  for (const sum of Array.from(sums)) {
    if (sum !== 0) used += 1;
    squares += sum * sum;
  }
  if (used < 2) return used === 0 ? 0 : null;
  const error = Math.sqrt((squares * used) / (used - 1)) / rows;
  return Number.isFinite(error) ? error : null;
};

/** The largest of 1, 2 and 5 times a power of ten that isn't above the value. */
const roundStep = (value: number): { times: number; exponent: number } => {
  const exponent = Math.floor(Math.log10(value));
  const mantissa = value / 10 ** exponent;
  const times = mantissa >= 5 ? 5 : mantissa >= 2 ? 2 : 1;
  return { times, exponent };
};

/** Tells whether an error says nothing of how many digits a score may have. */
const isBlind = (score: number, error: number | null): error is null =>
  error === null || error <= Math.abs(score) * SMALLEST_SHARE;

/** The step to which a score of this error is rounded; 0 where it is rounded by its digits alone. */
export const revealStep = (score: number, error: number | null): number => {
  if (isBlind(score, error)) return 0;
  const { times, exponent } = roundStep(error);
  return times * 10 ** exponent;
};

/**
 * Rounds a score to what its standard error lets one say: a multiple of the largest 1, 2 or 5 times
 * a power of ten that isn't above the error, so that it is off by half of the error at most. Finer
 * steps let one submission tell a single hidden row. Scores that become equal are equal: they share
 * a rank. Where the error isn't known, or is next to nothing, it has five significant digits.
 *
 * @param error standard error in the score's unit; null where it isn't known
 */
export const revealedScore = (score: number, error: number | null): number => {
  if (!Number.isFinite(score)) return score;
  if (isBlind(score, error)) return Number(score.toPrecision(MOST_DIGITS));
  const { times, exponent } = roundStep(error);
  if (Math.abs(exponent) > MOST_EXPONENT) return Number(score.toPrecision(MOST_DIGITS));
  // Whole numbers of steps first: 0.1 · 3 isn't 0.3.
  const unit = 10 ** Math.abs(exponent);
  const scaled = exponent < 0 ? score * unit : score / unit;
  const whole = Math.round(scaled / times) * times;
  const revealed = exponent < 0 ? whole / unit : whole * unit;
  // No negative zero, which would sort and print otherwise.
  return revealed === 0 ? 0 : revealed;
};

/**
 * The error by which a score is rounded: its own, but no less than that of guessing, scaled by how
 * far the score is from the best one. A result whose rows are all equally wrong has no error of its
 * own, and would otherwise be shown with all digits.
 *
 * @param own the score's standard error; null where it isn't known
 * @param guess score and standard error of a guess that knows the truth's distribution alone
 * @param best the best score that there is; infinite where there is none
 */
export const revealError = (
  score: number,
  own: number | null,
  guess: { score: number; error: number | null } | null,
  best: number,
): number | null => {
  if (own === null || guess?.error == null || !Number.isFinite(best)) return own;
  const distance = Math.abs(best - guess.score);
  const share = distance === 0 ? 1 : Math.min(1, Math.abs(best - score) / distance);
  return Math.max(own, guess.error * share);
};
