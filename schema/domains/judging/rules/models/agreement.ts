/**
 * Computes Krippendorff's α: 1 where judges agree on all they share, 0 where they agree as chance
 * would; null where nothing was judged by two, or nothing differs.
 * @param units the values that each thing was given
 * @param isNominal true where values are names: they differ or not; else by their squared distance
 */
export const krippendorffAlpha = (
  units: readonly (readonly number[])[],
  isNominal = false,
): number | null => {
  const shared = units.filter(({ length }) => length > 1);
  const all = shared.flat();
  if (all.length === 0) return null;
  const expected = distances(all, isNominal) / (all.length - 1);
  if (!(expected > 0)) return null;
  const observed = shared.reduce(
    (sum, values) => sum + distances(values, isNominal) / (values.length - 1),
    0,
  );
  return 1 - observed / expected;
};

/** Sums the distances of all ordered pairs. */
const distances = (values: readonly number[], isNominal: boolean): number => {
  if (isNominal) {
    const counts = new Map<number, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts.values()].reduce((sum, count) => sum + count * (values.length - count), 0);
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return 2 * values.length * values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
};

/** Says what an agreement means, in plain words; by Krippendorff's own bounds, 0.8 and 0.667. */
export const agreementText = (alpha: number | null): string => {
  if (alpha === null) return '还没有足够的共同评审，暂时看不出一致程度';
  if (alpha >= 0.8) return '评委高度一致';
  if (alpha >= 0.667) return '评委基本一致';
  if (alpha >= 0.4) return '评委的看法有明显差别，名次区间会较宽';
  return '评委的看法很不一致，请检查评审细则或评委的理解';
};
