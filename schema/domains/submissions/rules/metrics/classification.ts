/**
 * Metrics that compare one label a row. All of them are functions of how often each class was
 * true, was predicted, and was both; their influences are the slopes of that function:
 * ψ of a row = n · (∂/∂truths[truth] + ∂/∂predictions[prediction] + [right] · ∂/∂hits[truth]).
 */
import { defineMetric, type MetricDefinition, type MetricParameters } from './definition.ts';
import type { LabelRows } from './rows.ts';

/** Counts of how often each label was right, true and predicted, by the codes of the labels. */
interface ClassCounts {
  labels: readonly string[];
  rows: number;
  hits: Float64Array;
  truths: Float64Array;
  predictions: Float64Array;
}

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

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
interface Measured {
  score: number;
  hits: Float64Array;
  truths: Float64Array;
  predictions: Float64Array;
}

const flat = (counts: ClassCounts, score: number): Measured => ({
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

const ofCounts = (
  measure: Measure,
  facts: Partial<Pick<MetricDefinition, 'parameters' | 'range'>> = {},
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

/** Share of rows whose label is right, 0 to 1: Σ hits / n. */
export const accuracy = ofCounts((counts) => {
  const score = sumOf(counts.hits) / counts.rows;
  return {
    ...flat(counts, score),
    hits: new Float64Array(counts.labels.length).fill(1 / counts.rows),
    truths: new Float64Array(counts.labels.length).fill(-score / counts.rows),
  };
});

/**
 * Mean over labels of F1 = 2·tp / (2·tp + fp + fn), 0 to 1. Labels are those that truth or
 * prediction hold; each weighs the same, however rare.
 */
export const macroF1 = ofCounts((counts) => {
  const { labels, hits, truths, predictions } = counts;
  const measured = flat(counts, 0);
  let score = 0;
  let seen = 0;
  // 2·tp + fp + fn is how often the label was true plus how often it was predicted.
  const totalOf = (code: number) => (truths[code] ?? 0) + (predictions[code] ?? 0);
  for (let code = 0; code < labels.length; code += 1) if (totalOf(code) > 0) seen += 1;
  for (let code = 0; code < labels.length; code += 1) {
    const total = totalOf(code);
    if (total === 0) continue;
    const f1 = (2 * (hits[code] ?? 0)) / total;
    score += f1 / seen;
    measured.hits[code] = 2 / total / seen;
    measured.truths[code] = measured.predictions[code] = -f1 / total / seen;
  }
  return { ...measured, score };
});
