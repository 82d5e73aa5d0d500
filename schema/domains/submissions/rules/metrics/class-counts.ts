/**
 * Counts that metrics of one label a row are computed of. All of them are functions of how often each class was
 * true, was predicted, and was both; their influences are the slopes of that function:
 * ψ of a row = n · (∂/∂truths[truth] + ∂/∂predictions[prediction] + [right] · ∂/∂hits[truth]).
 */
import { defineMetric, type MetricFormula, type MetricParameters } from './definition.ts';
import type { LabelRows } from './rows.ts';

/** Counts of how often each label was right, true and predicted, by the codes of the labels. */
export interface ClassCounts {
  labels: readonly string[];
  rows: number;
  hits: Float64Array;
  truths: Float64Array;
  predictions: Float64Array;
}

/** Adds the values up. */
export const sumOf = (values: Float64Array): number =>
  values.reduce((sum, value) => sum + value, 0);

const countClasses = ({ labels, truth, prediction }: LabelRows): ClassCounts => {
  const counts = {
    labels,
    rows: truth.length,
    hits: new Float64Array(labels.length),
    truths: new Float64Array(labels.length),
    predictions: new Float64Array(labels.length),
  };
  const raise = (of: Float64Array, code: number) => {
    of[code] = (of[code] ?? 0) + 1;
  };
  for (let row = 0; row < truth.length; row += 1) {
    const code = truth[row] ?? 0;
    raise(counts.truths, code);
    raise(counts.predictions, prediction[row] ?? 0);
    if (code === prediction[row]) raise(counts.hits, code);
  }
  return counts;
};

/** A score, and how steeply it rises with each of the counts; the number of rows is Σ truths. */
export interface Measured {
  score: number;
  hits: Float64Array;
  truths: Float64Array;
  predictions: Float64Array;
}

/** A score that doesn't change with any count yet. */
export const flat = (counts: ClassCounts, score: number): Measured => ({
  score,
  hits: new Float64Array(counts.labels.length),
  truths: new Float64Array(counts.labels.length),
  predictions: new Float64Array(counts.labels.length),
});

const influencesOf = ({ truth, prediction }: LabelRows, slopes: Measured): Float64Array =>
  Float64Array.from(truth, (code, row) => {
    const predicted = prediction[row] ?? 0;
    const right = code === predicted ? (slopes.hits[code] ?? 0) : 0;
    return (
      truth.length * (right + (slopes.truths[code] ?? 0) + (slopes.predictions[predicted] ?? 0))
    );
  });

type Measure = (counts: ClassCounts, parameters: MetricParameters) => Measured;

/** Makes a metric of a function of the counts. */
export const metricOfCounts = (
  measure: Measure,
  facts: Partial<Pick<MetricFormula<'label'>, 'parameters' | 'range' | 'missingIn'>> = {},
) =>
  defineMetric({
    family: 'classification',
    values: 'label',
    higherIsBetter: true,
    range: { min: 0, max: 1 },
    parameters: [],
    ...facts,
    score: (rows, parameters) => measure(countClasses(rows), parameters).score,
    influences: (rows, parameters) => influencesOf(rows, measure(countClasses(rows), parameters)),
  });
