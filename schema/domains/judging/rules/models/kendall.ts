/**
 * Computes Kendall's τ-b of two series of the same length: 1 where they order alike, −1 where they
 * order the other way round, 0 where either is constant.
 */
export const kendallTau = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let [agreeing, left, right] = [0, 0, 0];
  for (let first = 0; first < one.length; first += 1)
    for (let second = first + 1; second < one.length; second += 1) {
      const a = Math.sign((one[first] as number) - (one[second] as number));
      const b = Math.sign((other[first] as number) - (other[second] as number));
      agreeing += a * b;
      left += a * a;
      right += b * b;
    }
  return left === 0 || right === 0 ? 0 : agreeing / Math.sqrt(left * right);
};
