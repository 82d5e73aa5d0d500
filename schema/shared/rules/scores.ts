/** Significant digits of a score that are kept; sums in another order differ in those behind. */
const KEPT_DIGITS = 12;
/** The part of a metric's best score that is left by rounding alone where two shares cancel out. */
const CANCELLED = 1e-14;

/**
 * A score as it is kept: to twelve significant digits, so that equal results get equal scores,
 * whatever the order of their sums, and scores of tiny targets still differ. What is left of 1 − 1
 * in a metric whose best score isn't 0 is none.
 *
 * @param best the best score that there is; infinite where there is none
 */
export const keptScore = (score: number, best = Infinity): number => {
  const isRest = Number.isFinite(best) && Math.abs(score) < CANCELLED * Math.abs(best);
  return isRest ? 0 : Number(score.toPrecision(KEPT_DIGITS));
};

/** Decimals of a score that are shown, and its significant digits where these say too little. */
const SHOWN_DECIMALS = 5;
const SHOWN_DIGITS = 5;
/** Scores that are smaller, or at least so large, are shown with a power of ten. */
const SMALL = 1e-3;
const LARGE = 1e9;
/** Significant digits of large scores that are shown, as differences of teams are in the last ones. */
const LARGE_DIGITS = 9;

const hasPower = (text: string): boolean => text.includes('e');

/** A number as `1.2e-5`. */
const powerText = (score: number, digits: number): string =>
  Number(score.toPrecision(digits)).toExponential().replace('e+', 'e');

/**
 * A score as it is shown wherever it is: with at most five decimals, without zeros at its end. Tiny
 * ones that five decimals can't tell, and huge ones, have a power of ten: `1.2e-5`, `3.4e12`.
 */
export const scoreText = (score: number): string => {
  const plain = Number(score.toFixed(SHOWN_DECIMALS));
  if (Math.abs(score) >= LARGE) return powerText(score, LARGE_DIGITS);
  if (Math.abs(score) < SMALL && plain !== score) return powerText(score, SHOWN_DIGITS);
  return String(plain === 0 ? 0 : plain);
};

/** The text of a score by its usual digits and so many more. */
const longerText = (score: number, decimals: number, more: number): string => {
  const text = scoreText(score);
  if (!hasPower(text)) return score.toFixed(decimals + more);
  const digits = Math.abs(score) < SMALL ? SHOWN_DIGITS : LARGE_DIGITS;
  return powerText(score, digits + more);
};

/**
 * Makes the texts of a column's scores, which line up and show the order that they rank in: all have
 * as many decimals as the one with the most, and more where different scores would look the same.
 * Scores that are shown with a power of ten stay so.
 */
export const scoreColumnText = (scores: readonly number[]): ((score: number) => string) => {
  const different = [...new Set(scores)].sort((a, b) => a - b);
  const plain = different.map(scoreText).filter((text) => !hasPower(text));
  const decimals = Math.max(0, ...plain.map((text) => text.split('.')[1]?.length ?? 0));
  let more = 0;
  const looksTheSame = (score: number, index: number) =>
    index > 0 &&
    longerText(score, decimals, more) === longerText(different[index - 1] ?? 0, decimals, more);
  while (more < KEPT_DIGITS && different.some(looksTheSame)) more += 1;
  return (score) => longerText(score, decimals, more);
};
