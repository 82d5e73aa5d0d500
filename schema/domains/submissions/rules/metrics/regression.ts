/** Metrics of one number a row, computed of the differences between truth and prediction. */
import { defineMetric, type MetricDefinition, type MetricParameters } from './definition.ts';
import { lessMean, meanOf } from './means.ts';
import type { NumberRows } from './rows.ts';

type Loss = (truth: number, prediction: number, parameters: MetricParameters) => number;
type Facts = Partial<Pick<MetricDefinition, 'parameters' | 'range' | 'bounds' | 'nonzeroTruth'>>;

const UNBOUNDED = { min: 0, max: Infinity };
const shared = {
  family: 'regression',
  values: 'number',
  higherIsBetter: false,
  range: UNBOUNDED,
  parameters: [],
} as const;

const lossesOf = (
  { truth, prediction }: NumberRows,
  loss: Loss,
  parameters: MetricParameters,
): Float64Array =>
  Float64Array.from(truth, (value, row) => loss(value, prediction[row] ?? 0, parameters));

/** A mean of losses; the influence of a row is its loss beyond the mean. */
const meanLoss = (loss: Loss, facts: Facts = {}) =>
  defineMetric({
    ...shared,
    ...facts,
    score: (rows, parameters) => meanOf(lossesOf(rows, loss, parameters)),
    influences: (rows, parameters) => lessMean(lossesOf(rows, loss, parameters)),
  });

/** The root θ of a mean of losses; the influence of a row is (loss − θ²) / 2θ. */
const rootMeanLoss = (loss: Loss, facts: Facts = {}) =>
  defineMetric({
    ...shared,
    ...facts,
    score: (rows, parameters) => Math.sqrt(meanOf(lossesOf(rows, loss, parameters))),
    influences: (rows, parameters) => {
      const losses = lossesOf(rows, loss, parameters);
      const root = Math.sqrt(meanOf(losses));
      return root > 0 ? lessMean(losses).map((value) => value / (2 * root)) : lessMean(losses);
    },
  });

const absolute: Loss = (truth, prediction) => Math.abs(truth - prediction);
const squared: Loss = (truth, prediction) => (truth - prediction) ** 2;

/** Root of the mean squared error, √(Σ(y − ŷ)² / n), in the unit of the target. */
export const rmse = rootMeanLoss(squared);

/** Mean absolute error, Σ|y − ŷ| / n, in the unit of the target. */
export const mae = meanLoss(absolute);

/** Mean squared error, Σ(y − ŷ)² / n, in the squared unit of the target. */
export const mse = meanLoss(squared);

const MIN_LOG = { min: 0, max: Infinity };

/**
 * Root of the mean squared logarithmic error, √(Σ(ln(1 + y) − ln(1 + ŷ))² / n), for targets from 0:
 * it weighs ratios, and what is too small more than what is too large.
 */
export const rmsle = rootMeanLoss(
  (truth, prediction) => (Math.log1p(truth) - Math.log1p(prediction)) ** 2,
  { bounds: MIN_LOG },
);

/** Mean absolute percentage error as a share, Σ|y − ŷ| / |y| / n: 0.1 is 10 %. No truth can be 0. */
export const mape = meanLoss(
  (truth, prediction) => Math.abs(truth - prediction) / Math.abs(truth),
  { nonzeroTruth: true },
);

/**
 * Symmetric mean absolute percentage error as a share, Σ 2·|y − ŷ| / (|y| + |ŷ|) / n, 0 to 2; a row
 * whose truth and prediction are both 0 counts as 0.
 */
export const smape = meanLoss(
  (truth, prediction) => {
    const sum = Math.abs(truth) + Math.abs(prediction);
    return sum === 0 ? 0 : (2 * Math.abs(truth - prediction)) / sum;
  },
  { range: { min: 0, max: 2 } },
);

/**
 * Pinball loss of a quantile τ, Σ max(τ·(y − ŷ), (τ − 1)·(y − ŷ)) / n, in the unit of the target;
 * with τ = 0.5 half the mean absolute error.
 */
export const pinball = meanLoss(
  (truth, prediction, { quantile = 0.5 }) => {
    const difference = truth - prediction;
    return Math.max(quantile * difference, (quantile - 1) * difference);
  },
  { parameters: ['quantile'] },
);

const isConstant = ({ truth }: NumberRows): boolean => truth.every((value) => value === truth[0]);

/**
 * Coefficient of determination R², up to 1: 1 − Σ(y − ŷ)² / Σ(y − ȳ)². 0 is what the mean of the
 * truth itself would get; there is no lower bound. Not defined where the truth is constant.
 */
export const r2 = defineMetric({
  ...shared,
  higherIsBetter: true,
  range: { min: -Infinity, max: 1 },
  score: (rows) => {
    if (isConstant(rows)) throw new RangeError('The truth is constant');
    const spread = meanOf(lessMean(rows.truth).map((value) => value ** 2));
    return 1 - meanOf(lossesOf(rows, squared, {})) / spread;
  },
  influences: (rows) => {
    const errors = lossesOf(rows, squared, {});
    const spreads = lessMean(rows.truth).map((value) => value ** 2);
    const [error, spread] = [meanOf(errors), meanOf(spreads)];
    return errors.map(
      (value, row) => (error - value + (error / spread) * ((spreads[row] ?? 0) - spread)) / spread,
    );
  },
  missingIn: (rows) => (isConstant(rows) ? '应至少有两种数值' : null),
});

/** The number that a share of ascending ones lies below, between its neighbours. */
const quantileOf = (sorted: Float64Array, share: number): number => {
  const place = Math.min(1, Math.max(0, share)) * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return low + (high - low) * (place - Math.floor(place));
};

/**
 * Median absolute error, the median of |y − ŷ|, in the unit of the target: large errors of less
 * than half the rows don't count. Influences take the density at the median of the spacing of the
 * errors around it (Siddiqui, with n^(−1/3) as the width).
 */
export const medianAbsoluteError = defineMetric({
  ...shared,
  score: (rows) => quantileOf(lossesOf(rows, absolute, {}).sort(), 1 / 2),
  influences: (rows) => {
    const errors = lossesOf(rows, absolute, {});
    const sorted = errors.slice().sort();
    const median = quantileOf(sorted, 1 / 2);
    const width = Math.min(1 / 2, errors.length ** (-1 / 3));
    const spacing =
      (quantileOf(sorted, 1 / 2 + width) - quantileOf(sorted, 1 / 2 - width)) / (2 * width);
    return lessMean(errors.map((error) => Math.sign(error - median) * (spacing / 2)));
  },
});
