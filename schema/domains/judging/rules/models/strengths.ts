import { dot } from './linear.ts';

/** A judge's answer which of two works is better; all by their numbers. */
export interface GivenPair {
  left: number;
  right: number;
  judge: number;
  /** 1 the left one, 0 the right one, 0.5 neither. */
  value: number;
}

/** Strengths of the works: one wins over another by 1 / (1 + e^(other − one)). */
export interface Strengths {
  strength: Float64Array;
  /** The ridge that keeps strengths finite where some win or lose always. */
  ridge: number;
}

const NEWTON = 50;
const TOLERANCE = 1e-6;
/** Share of the squared rest at which equations are solved. */
const CLOSE = 1e-14;
/** Ridge before anything is known of the strengths' variance. */
export const USUAL_RIDGE = 0.15;

export const chanceOf = (one: number, other: number): number => 1 / (1 + Math.exp(other - one));

/** Comparisons in arrays of their own, as they are walked thousands of times. */
export interface Walked {
  left: Int32Array;
  right: Int32Array;
  value: Float64Array;
}

export const walkedPairs = (pairs: readonly GivenPair[]): Walked => ({
  left: Int32Array.from(pairs, ({ left }) => left),
  right: Int32Array.from(pairs, ({ right }) => right),
  value: Float64Array.from(pairs, ({ value }) => value),
});

/** Solves the curvature's equations by conjugate gradients: it is sparse, and never written out. */
const solveSparse = (
  { left, right }: Walked,
  { gradient, diagonal, weights }: Slopes,
): Float64Array => {
  const size = gradient.length;
  const result = new Float64Array(size);
  const rest = Float64Array.from(gradient);
  const scaled = Float64Array.from(rest, (value, at) => value / (diagonal[at] as number));
  const direction = Float64Array.from(scaled);
  const image = new Float64Array(size);
  let measure = dot(rest, scaled);
  const goal = measure * CLOSE;
  for (let round = 0; round < size + 20 && measure > goal && measure > 1e-300; round += 1) {
    for (let at = 0; at < size; at += 1)
      image[at] = (diagonal[at] as number) * (direction[at] as number);
    for (let at = 0; at < weights.length; at += 1) {
      const [one, other] = [left[at] as number, right[at] as number];
      const weight = weights[at] as number;
      image[one] = (image[one] as number) - weight * (direction[other] as number);
      image[other] = (image[other] as number) - weight * (direction[one] as number);
    }
    const step = measure / dot(direction, image);
    for (let at = 0; at < size; at += 1) {
      result[at] = (result[at] as number) + step * (direction[at] as number);
      rest[at] = (rest[at] as number) - step * (image[at] as number);
      scaled[at] = (rest[at] as number) / (diagonal[at] as number);
    }
    const next = dot(rest, scaled);
    for (let at = 0; at < size; at += 1)
      direction[at] = (scaled[at] as number) + (next / measure) * (direction[at] as number);
    measure = next;
  }
  return result;
};

interface Slopes {
  gradient: Float64Array;
  /** Diagonal of the curvature, and the weights of the comparisons beside it. */
  diagonal: Float64Array;
  weights: Float64Array;
}

/** Gradient and curvature of the likelihood with its ridge, at these strengths. */
export const slopesAt = (
  { left, right, value }: Walked,
  strength: Float64Array,
  ridge: number,
): Slopes => {
  const gradient = Float64Array.from(strength, (own) => -ridge * own);
  const diagonal = new Float64Array(strength.length).fill(ridge);
  const weights = new Float64Array(value.length);
  for (let at = 0; at < value.length; at += 1) {
    const [one, other] = [left[at] as number, right[at] as number];
    const chance = chanceOf(strength[one] as number, strength[other] as number);
    const rest = (value[at] as number) - chance;
    const weight = chance * (1 - chance);
    weights[at] = weight;
    gradient[one] = (gradient[one] as number) + rest;
    gradient[other] = (gradient[other] as number) - rest;
    diagonal[one] = (diagonal[one] as number) + weight;
    diagonal[other] = (diagonal[other] as number) + weight;
  }
  return { gradient, diagonal, weights };
};

/** Finds the strengths for a ridge by Newton's method, from a start; the curve is concave. */
export const maximum = (pairs: Walked, { strength: start, ridge }: Strengths): Float64Array => {
  const strength = Float64Array.from(start);
  for (let round = 0; round < NEWTON; round += 1) {
    const step = solveSparse(pairs, slopesAt(pairs, strength, ridge));
    const longest = step.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    // Far from the maximum a whole step can go too far.
    const share = longest > 2 ? 2 / longest : 1;
    step.forEach((value, at) => {
      strength[at] = (strength[at] as number) + share * value;
    });
    if (longest < TOLERANCE) break;
  }
  return strength;
};

/** Fits the strengths for a ridge, from those of before where they are known. */
export const fitStrengths = (
  pairs: readonly GivenPair[],
  works: number,
  from: Strengths = { strength: new Float64Array(works), ridge: USUAL_RIDGE },
): Strengths => ({ strength: maximum(walkedPairs(pairs), from), ridge: from.ridge });

/** Information that each work's comparisons have told of its strength, the ridge included. */
export const informationOf = (
  pairs: readonly GivenPair[],
  { strength, ridge }: Strengths,
): Float64Array => slopesAt(walkedPairs(pairs), strength, ridge).diagonal;
