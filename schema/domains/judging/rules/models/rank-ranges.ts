import { normalQuantile } from '#shared/rules/quantiles.ts';

/** Chance that any comparison of a work with the others is wrong. */
const LEVEL = 0.05;

export interface RankRange {
  /** From 1; works of the same value share a rank. */
  rank: number;
  low: number;
  high: number;
}

/**
 * Finds the ranks that each work can have: anywhere between those that are significantly better and
 * those that are significantly worse, adjusted by Bonferroni for all comparisons of a work.
 * @param values the larger the better
 * @param varianceOf the variance of the difference of two
 */
export const rankRanges = (
  values: ArrayLike<number>,
  varianceOf: (one: number, other: number) => number,
): RankRange[] => {
  const size = values.length;
  const z = normalQuantile(1 - LEVEL / (2 * Math.max(1, size - 1)));
  const ranges = Array.from({ length: size }, () => ({ rank: 1, low: 1, high: size }));
  for (let one = 0; one < size; one += 1)
    for (let other = one + 1; other < size; other += 1) {
      const difference = (values[one] as number) - (values[other] as number);
      if (difference === 0) continue;
      const [better, worse] = difference > 0 ? [one, other] : [other, one];
      const [first, second] = [ranges[better], ranges[worse]];
      if (!first || !second) continue;
      second.rank += 1;
      if (Math.abs(difference) <= z * Math.sqrt(Math.max(0, varianceOf(one, other)))) continue;
      first.high -= 1;
      second.low += 1;
    }
  return ranges;
};
