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

const squared: Loss = (truth, prediction) => (truth - prediction) ** 2;

/** Root of the mean squared error, √(Σ(y − ŷ)² / n), in the unit of the target. */
export const rmse = rootMeanLoss(squared);

/** Mean absolute error, Σ|y − ŷ| / n, in the unit of the target. */
export const mae = meanLoss((truth, prediction) => Math.abs(truth - prediction));
