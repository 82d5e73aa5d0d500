import { factor, inverse, times } from './linear.ts';
import type { Estimate } from './score-model.ts';
import {
  chanceOf,
  type GivenPair,
  maximum,
  slopesAt,
  type Strengths,
  USUAL_RIDGE,
  type Walked,
  walkedPairs,
} from './strengths.ts';

/** Bounds of the ridge: the inverse of the variance of the strengths. */
const [LEAST_RIDGE, MOST_RIDGE] = [0.03, 3];
/** Works beyond which the ridge is found less closely, as each try factors a large matrix. */
const FEW_WORKS = 400;

export interface PairModel {
  strengths: Strengths;
  strength: Estimate[];
  /** Variance of the difference of two works' strengths. */
  varianceOf: (one: number, other: number) => number;
}

/** The curvature, written out. */
const curvatureOf = (pairs: Walked, { strength, ridge }: Strengths): Float64Array => {
  const works = strength.length;
  const { diagonal, weights } = slopesAt(pairs, strength, ridge);
  const curvature = new Float64Array(works * works);
  diagonal.forEach((value, at) => {
    curvature[at * works + at] = value;
  });
  weights.forEach((weight, at) => {
    const [one, other] = [pairs.left[at] as number, pairs.right[at] as number];
    for (const place of [one * works + other, other * works + one])
      curvature[place] = (curvature[place] as number) - weight;
  });
  return curvature;
};

/** Logarithm of the comparisons' likelihood over all strengths, by Laplace's approximation. */
const evidenceOf = (pairs: Walked, fitted: Strengths): number => {
  const { strength, ridge } = fitted;
  const works = strength.length;
  const lower = curvatureOf(pairs, fitted);
  factor(lower, works);
  let sum = (works * Math.log(ridge)) / 2;
  strength.forEach((value, at) => {
    sum -= (ridge * value ** 2) / 2 + Math.log(lower[at * works + at] as number);
  });
  pairs.value.forEach((value, at) => {
    const [one, other] = [pairs.left[at] as number, pairs.right[at] as number];
    const chance = chanceOf(strength[one] as number, strength[other] as number);
    sum += value * Math.log(chance) + (1 - value) * Math.log(1 - chance);
  });
  return sum;
};

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Fits the strengths with the ridge that makes the comparisons likeliest: the inverse of their variance. */
const fitWithRidge = (pairs: Walked, works: number): Strengths => {
  let from: Strengths = { strength: new Float64Array(works), ridge: USUAL_RIDGE };
  const at = (logarithm: number) => {
    const ridge = Math.exp(logarithm);
    from = { ridge, strength: maximum(pairs, { ...from, ridge }) };
    return { fitted: from, logarithm, evidence: evidenceOf(pairs, from) };
  };
  let [low, high] = [Math.log(LEAST_RIDGE), Math.log(MOST_RIDGE)];
  let one = at(high - GOLDEN * (high - low));
  let other = at(low + GOLDEN * (high - low));
  const close = works > FEW_WORKS ? 0.3 : 0.05;
  while (high - low > close)
    if (one.evidence > other.evidence) {
      high = other.logarithm;
      other = one;
      one = at(high - GOLDEN * (high - low));
    } else {
      low = one.logarithm;
      one = other;
      other = at(low + GOLDEN * (high - low));
    }
  return (one.evidence > other.evidence ? one : other).fitted;
};

/** Subtracts the means of rows and columns: only differences of strengths are told. */
const centred = (matrix: Float64Array, size: number): Float64Array => {
  const means = new Float64Array(size);
  let whole = 0;
  for (let row = 0; row < size; row += 1) {
    let sum = 0;
    for (let at = 0; at < size; at += 1) sum += matrix[row * size + at] as number;
    means[row] = sum / size;
    whole += sum / size / size;
  }
  return matrix.map(
    (value, at) =>
      value - (means[Math.floor(at / size)] as number) - (means[at % size] as number) + whole,
  );
};

/** Multiplies H⁻¹ M H⁻¹, where M is the sum of the comparisons' outer products and the ridge. */
const sandwich = (
  pairs: readonly GivenPair[],
  { strength, ridge }: Strengths,
  bread: Float64Array,
): Float64Array => {
  const size = strength.length;
  const half = Float64Array.from(bread, (value) => value * ridge);
  pairs.forEach(({ left, right, value }) => {
    const chance = chanceOf(strength[left] as number, strength[right] as number);
    const [first, second] = [left * size, right * size];
    const spread =
      (bread[first + left] as number) +
      (bread[second + right] as number) -
      2 * (bread[first + right] as number);
    // A comparison draws the strengths towards itself: its rest is larger than it seems.
    const leverage = Math.min(0.9, chance * (1 - chance) * spread);
    const square = ((value - chance) / (1 - leverage)) ** 2;
    for (let at = 0; at < size; at += 1) {
      const part = square * ((bread[first + at] as number) - (bread[second + at] as number));
      half[first + at] = (half[first + at] as number) + part;
      half[second + at] = (half[second + at] as number) - part;
    }
  });
  const result = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1)
    for (let middle = 0; middle < size; middle += 1) {
      const factor = bread[row * size + middle] as number;
      if (Math.abs(factor) < 1e-12) continue;
      for (let at = 0; at < size; at += 1)
        result[row * size + at] =
          (result[row * size + at] as number) + factor * (half[middle * size + at] as number);
    }
  return result;
};

/**
 * Moves the strengths from the likeliest to the mean, which lies further out: the likelihood falls
 * off more slowly there.
 */
const meanStrength = (
  pairs: readonly GivenPair[],
  { strength }: Strengths,
  bread: Float64Array,
): Float64Array => {
  const size = strength.length;
  const skew = new Float64Array(size);
  for (const { left, right } of pairs) {
    const chance = chanceOf(strength[left] as number, strength[right] as number);
    const spread =
      (bread[left * size + left] as number) +
      (bread[right * size + right] as number) -
      2 * (bread[left * size + right] as number);
    const part = (chance * (1 - chance) * (2 * chance - 1) * spread) / 2;
    skew[left] = (skew[left] as number) + part;
    skew[right] = (skew[right] as number) - part;
  }
  const shift = times(bread, skew, size);
  return Float64Array.from(strength, (value, at) => value + (shift[at] as number));
};

/**
 * Fits Bradley and Terry's model with a ridge. The variances of its strengths are the model's or
 * the sandwich's, whichever are larger, so that they hold where judges err otherwise than it has it.
 */
export const fitPairs = (pairs: readonly GivenPair[], works: number): PairModel => {
  const fitted = fitWithRidge(walkedPairs(pairs), works);
  const bread = inverse(curvatureOf(walkedPairs(pairs), fitted), works);
  const strength = meanStrength(pairs, fitted, bread);
  // The model's variances are steadier where it holds; the sandwich is wider where it doesn't.
  const kinds = [centred(sandwich(pairs, fitted, bread), works), centred(bread, works)];
  const mean = strength.reduce((sum, value) => sum + value, 0) / Math.max(1, works);
  const widest = (of: (at: (one: number, other: number) => number) => number): number =>
    Math.max(0, ...kinds.map((kind) => of((one, other) => kind[one * works + other] as number)));
  return {
    strengths: fitted,
    strength: Array.from(strength, (value, work) => ({
      value: value - mean,
      error: Math.sqrt(widest((at) => at(work, work))),
    })),
    varianceOf: (one, other) =>
      widest((at) => at(one, one) + at(other, other) - 2 * at(one, other)),
  };
};
