import { dot, inverse, times } from './linear.ts';

/** A score that a judge gave a work; both by their numbers. */
export interface GivenScore {
  work: number;
  judge: number;
  value: number;
}

/** An estimate with its standard error. */
export interface Estimate {
  value: number;
  error: number;
}

export interface ScoreModel {
  /** Quality of each work, on the scale of the scores, as judges of average severity see it. */
  quality: Estimate[];
  /** Points that a judge gives above the average of the judges: lenient above 0. */
  severity: Estimate[];
  /** Variance of the difference of two works' qualities. */
  varianceOf: (one: number, other: number) => number;
  variances: Variances;
}

const ROUNDS = 200;
const TOLERANCE = 1e-6;
/** Least part of the scores' variance that a component keeps, so that no equation degenerates. */
const LEAST = 1e-6;

/** Variances of the model's parts. */
export interface Variances {
  quality: number;
  severity: number;
  noise: number;
}

/** Sums of the scores that every round needs. */
const sumsOf = (scores: readonly GivenScore[], works: number, judges: number) => {
  const width = judges + 1;
  const counts = new Float64Array(works);
  const totals = new Float64Array(works);
  /** Number of scores of each work, as a whole and by judge. */
  const rows = new Float64Array(works * width);
  const gram = new Float64Array(width * width);
  const right = new Float64Array(width);
  for (const { work, judge, value } of scores) {
    counts[work] = (counts[work] ?? 0) + 1;
    totals[work] = (totals[work] ?? 0) + value;
    const columns = [0, judge + 1];
    for (const column of columns) {
      rows[work * width + column] = (rows[work * width + column] ?? 0) + 1;
      right[column] = (right[column] ?? 0) + value;
      for (const other of columns)
        gram[column * width + other] = (gram[column * width + other] ?? 0) + 1;
    }
  }
  return { width, counts, totals, rows, gram, right };
};

/** Solves the ridge equations for one set of variances: the works' part is eliminated. */
const solve = (sums: ReturnType<typeof sumsOf>, { quality, severity, noise }: Variances) => {
  const { width, counts, totals, rows, gram, right } = sums;
  const works = counts.length;
  const ridge = noise / quality;
  const matrix = Float64Array.from(gram);
  const side = Float64Array.from(right);
  matrix[0] = (matrix[0] ?? 0) + 1e-9;
  for (let at = 1; at < width; at += 1)
    matrix[at * width + at] = (matrix[at * width + at] ?? 0) + noise / severity;
  for (let work = 0; work < works; work += 1) {
    const divisor = (counts[work] as number) + ridge;
    for (let one = 0; one < width; one += 1) {
      const own = rows[work * width + one] as number;
      if (own === 0) continue;
      side[one] = (side[one] as number) - (own * (totals[work] as number)) / divisor;
      for (let other = 0; other < width; other += 1)
        matrix[one * width + other] =
          (matrix[one * width + other] as number) -
          (own * (rows[work * width + other] as number)) / divisor;
    }
  }
  const covariance = inverse(matrix, width);
  const common = times(covariance, side, width);
  const rowOf = (work: number) => rows.subarray(work * width, (work + 1) * width);
  const divisors = Float64Array.from(counts, (count) => count + ridge);
  /** The part of each work's covariance that it shares with what is common. */
  const shared = Array.from({ length: works }, (_, work) => times(covariance, rowOf(work), width));
  const own = Float64Array.from(
    divisors,
    (divisor, work) => ((totals[work] as number) - dot(rowOf(work), common)) / divisor,
  );
  return { covariance, common, own, shared, divisors, rowOf };
};
type Solution = ReturnType<typeof solve>;

/** Variances as the last solution makes them likely: one step of expectation maximization. */
const improved = (
  scores: readonly GivenScore[],
  { covariance, common, own, shared, divisors, rowOf }: Solution,
  { noise }: Variances,
): Variances => {
  const works = own.length;
  const width = common.length;
  const spread = (work: number) =>
    1 / (divisors[work] as number) +
    dot(rowOf(work), shared[work] as Float64Array) / (divisors[work] as number) ** 2;
  let quality = 0;
  for (let work = 0; work < works; work += 1)
    quality += (own[work] as number) ** 2 + noise * spread(work);
  let severity = 0;
  for (let at = 1; at < width; at += 1)
    severity += (common[at] as number) ** 2 + noise * (covariance[at * width + at] as number);
  let rest = 0;
  for (const { work, judge, value } of scores) {
    const at = judge + 1;
    const error = value - (common[0] as number) - (common[at] as number) - (own[work] as number);
    const part = shared[work] as Float64Array;
    const ofCommon =
      (covariance[0] as number) +
      (covariance[at * width + at] as number) +
      2 * (covariance[at] as number);
    const ofBoth = ((part[0] as number) + (part[at] as number)) / (divisors[work] as number);
    rest += error ** 2 + noise * (ofCommon + spread(work) - 2 * ofBoth);
  }
  return {
    quality: quality / Math.max(1, works),
    severity: severity / Math.max(1, width - 1),
    noise: rest / Math.max(1, scores.length),
  };
};

const varianceOfScores = (scores: readonly GivenScore[]): number => {
  const mean = scores.reduce((sum, { value }) => sum + value, 0) / Math.max(1, scores.length);
  return (
    scores.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) / Math.max(1, scores.length)
  );
};

/** Finds the variances of qualities, severities and noise that make the scores likeliest. */
const variancesOf = (scores: readonly GivenScore[], sums: ReturnType<typeof sumsOf>): Variances => {
  const whole = varianceOfScores(scores);
  const least = Math.max(whole * LEAST, 1e-12);
  const atLeast = ({ quality, severity, noise }: Variances): Variances => ({
    quality: Math.max(quality, least),
    severity: Math.max(severity, least),
    noise: Math.max(noise, least),
  });
  let variances = atLeast({ quality: whole / 2, severity: whole / 4, noise: whole / 4 });
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = atLeast(improved(scores, solve(sums, variances), variances));
    const change =
      Math.abs(next.quality - variances.quality) +
      Math.abs(next.severity - variances.severity) +
      Math.abs(next.noise - variances.noise);
    variances = next;
    if (change <= TOLERANCE * Math.max(whole, 1e-12)) break;
  }
  return variances;
};

const rootOf = (variance: number) => Math.sqrt(Math.max(0, variance));

/**
 * Fits y = μ + quality of the work + severity of the judge + noise by ridge least squares, the
 * ridges being the ratios of the variances that make the scores likeliest. Severities are told from
 * the judges' average, qualities as such an average judge would score them.
 * @param known variances that were found before, of nearly the same scores
 */
export const fitScores = (
  scores: readonly GivenScore[],
  { works, judges }: { works: number; judges: number },
  known?: Variances,
): ScoreModel => {
  const sums = sumsOf(scores, works, judges);
  const variances = known ?? variancesOf(scores, sums);
  const { noise } = variances;
  const { covariance, common, own, shared, divisors, rowOf } = solve(sums, variances);
  const { width } = sums;
  const active = Array.from({ length: judges }, (_, judge) => judge).filter(
    (judge) => (sums.gram[(judge + 1) * width + judge + 1] as number) > 0,
  );
  /** Weights of μ and of the severities by which the average judge sees. */
  const average = new Float64Array(width);
  average[0] = 1;
  for (const judge of active) average[judge + 1] = 1 / active.length;
  const level = dot(average, common);
  const ofAverage = times(covariance, average, width);
  const levelVariance = dot(average, ofAverage);
  const spread = (work: number) =>
    1 / (divisors[work] as number) +
    dot(rowOf(work), shared[work] as Float64Array) / (divisors[work] as number) ** 2;
  return {
    quality: Array.from({ length: works }, (_, work) => ({
      value: level + (own[work] as number),
      error: rootOf(
        noise *
          (levelVariance +
            spread(work) -
            (2 * dot(rowOf(work), ofAverage)) / (divisors[work] as number)),
      ),
    })),
    severity: Array.from({ length: judges }, (_, judge) => {
      const weights = Float64Array.from(average, (weight) => -weight);
      weights[0] = 0;
      weights[judge + 1] = (weights[judge + 1] ?? 0) + 1;
      return {
        value: dot(weights, common),
        error: rootOf(noise * dot(weights, times(covariance, weights, width))),
      };
    }),
    varianceOf: (one, other) =>
      noise *
      (spread(one) +
        spread(other) -
        (2 * dot(rowOf(one), shared[other] as Float64Array)) /
          ((divisors[one] as number) * (divisors[other] as number))),
    variances,
  };
};
