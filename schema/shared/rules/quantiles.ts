const a = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
  2.506628277459239,
] as const;
const b = [
  -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572,
] as const;
const c = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734,
  4.374664141464968, 2.938163982698783,
] as const;
const d = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416] as const;

/** A polynomial of these coefficients, the highest power first. */
const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

/** The quantile of the standard normal distribution by Acklam's approximation, to 1e-9 relatively. */
export const normalQuantile = (probability: number): number => {
  if (probability <= 0 || probability >= 1) return probability <= 0 ? -Infinity : Infinity;
  const middle = probability - 0.5;
  if (Math.abs(middle) <= 0.47575) {
    const square = middle * middle;
    return (polynomial(a, square) * middle) / (polynomial(b, square) * square + 1);
  }
  const tail = Math.sqrt(-2 * Math.log(probability < 0.5 ? probability : 1 - probability));
  const value = polynomial(c, tail) / (polynomial(d, tail) * tail + 1);
  return probability < 0.5 ? value : -value;
};

/**
 * The quantile of Student's t distribution by its expansion about the normal one, to a few parts in
 * a thousand from 30 degrees of freedom on.
 */
export const studentQuantile = (probability: number, freedom: number): number => {
  const z = normalQuantile(probability);
  if (!Number.isFinite(z)) return z;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
};
