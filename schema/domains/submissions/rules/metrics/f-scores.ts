/**
 * F-scores, of which precision and recall are the ends: tp / (w·truths + (1 − w)·predictions) with
 * the weight of recall w = β² / (1 + β²); 1 is recall, 0 precision, a half F1. A label that is
 * neither true nor predicted has the score 0, as scikit-learn's zero_division=0 says.
 */
import { positiveTest } from '../labels.ts';
import { flat, metricOfCounts, type ClassCounts, type Measured } from './class-counts.ts';
import type { Average, MetricParameters } from './definition.ts';

/** The code of a label that the task names, as the file writes it; -1 where it hasn't any. */
const codeOf = ({ labels }: ClassCounts, named: string): number => {
  const code = labels.indexOf(named);
  const isNamed = positiveTest(named);
  return code >= 0 ? code : labels.findIndex((label) => isNamed(label));
};

/** The codes of labels that count: those that the task names, else those that are seen. */
const countedCodes = (counts: ClassCounts, named?: readonly string[]) => {
  const { labels, truths, predictions } = counts;
  if (named?.length) return named.map((label) => codeOf(counts, label));
  return labels.flatMap((_, code) =>
    (truths[code] ?? 0) + (predictions[code] ?? 0) > 0 ? code : [],
  );
};

const valueAt = (counts: Float64Array, code: number): number => counts[code] ?? 0;

const add = (counts: Float64Array, code: number, value: number): void => {
  if (code >= 0) counts[code] = valueAt(counts, code) + value;
};

interface Weighted {
  codes: readonly number[];
  /** Weight of recall, from 0 to 1. */
  recall: number;
}

/** The mean of the labels' scores, each with its weight; the weights add up to 1. */
const meanOfLabels = (
  counts: ClassCounts,
  { codes, recall }: Weighted,
  weightOf: (code: number) => number,
): Measured => {
  const measured = flat(counts, 0);
  for (const code of codes) {
    const total =
      recall * valueAt(counts.truths, code) + (1 - recall) * valueAt(counts.predictions, code);
    if (total === 0) continue;
    const score = valueAt(counts.hits, code) / total;
    const weight = weightOf(code);
    measured.score += weight * score;
    add(measured.hits, code, weight / total);
    add(measured.truths, code, (-weight * score * recall) / total);
    add(measured.predictions, code, (-weight * score * (1 - recall)) / total);
  }
  return measured;
};

/** One score of the sums over labels. */
const ofSums = (counts: ClassCounts, { codes, recall }: Weighted): Measured => {
  const measured = flat(counts, 0);
  let hits = 0;
  let total = 0;
  for (const code of codes) {
    hits += valueAt(counts.hits, code);
    total +=
      recall * valueAt(counts.truths, code) + (1 - recall) * valueAt(counts.predictions, code);
  }
  if (total === 0) return measured;
  measured.score = hits / total;
  for (const code of codes) {
    add(measured.hits, code, 1 / total);
    add(measured.truths, code, (-measured.score * recall) / total);
    add(measured.predictions, code, (-measured.score * (1 - recall)) / total);
  }
  return measured;
};

/** The mean weighed by how often each label is true; the weights have a slope of their own. */
const weightedByTruth = (counts: ClassCounts, weighted: Weighted): Measured => {
  const total = weighted.codes.reduce((sum, code) => sum + valueAt(counts.truths, code), 0);
  if (total === 0) return flat(counts, 0);
  const measured = meanOfLabels(counts, weighted, (code) => valueAt(counts.truths, code) / total);
  for (const code of weighted.codes) {
    const own = meanOfLabels(counts, { ...weighted, codes: [code] }, () => 1).score;
    add(measured.truths, code, (own - measured.score) / total);
  }
  return measured;
};

const averaged = (
  counts: ClassCounts,
  average: Average,
  recall: number,
  { labels, positive = '1' }: MetricParameters,
): Measured => {
  if (average === 'binary') {
    const codes = [codeOf(counts, positive)];
    return meanOfLabels(counts, { codes, recall }, () => 1);
  }
  const weighted = { codes: countedCodes(counts, labels), recall };
  if (average === 'micro') return ofSums(counts, weighted);
  if (average === 'weighted') return weightedByTruth(counts, weighted);
  return meanOfLabels(counts, weighted, () => 1 / weighted.codes.length);
};

/** Ways to average that the task chooses among; the mean over labels unless it says otherwise. */
const chosen = ({ average = 'macro' }: MetricParameters): Average => average;

/**
 * Mean over labels of F1 = 2·tp / (2·tp + fp + fn), 0 to 1. Labels are those that truth or
 * prediction hold, or those that the task names; each weighs the same, however rare.
 */
export const macroF1 = metricOfCounts(
  (counts, parameters) => averaged(counts, 'macro', 1 / 2, parameters),
  { parameters: ['labels'] },
);

/**
 * F1 of the sums over labels, 0 to 1: 2·Σtp / (Σtruths + Σpredictions). Over all labels that is
 * the accuracy; with labels named, such as all but "none", it isn't.
 */
export const microF1 = metricOfCounts(
  (counts, parameters) => averaged(counts, 'micro', 1 / 2, parameters),
  { parameters: ['labels'] },
);

/** Mean of the labels' F1, 0 to 1, each weighed by how often it is true. */
export const weightedF1 = metricOfCounts(
  (counts, parameters) => averaged(counts, 'weighted', 1 / 2, parameters),
  { parameters: ['labels'] },
);

/**
 * F-beta, 0 to 1: (1 + β²)·P·R / (β²·P + R), where recall counts β times as much as precision; of
 * the positive label, or averaged over labels.
 */
export const fBeta = metricOfCounts(
  (counts, parameters) => {
    const { beta = 1 } = parameters;
    return averaged(counts, chosen(parameters), beta ** 2 / (1 + beta ** 2), parameters);
  },
  { parameters: ['beta', 'average', 'positive', 'labels'] },
);

/**
 * Precision, 0 to 1: tp / (tp + fp), the share of right rows among those predicted so; of the
 * positive label, or averaged over labels. 0 for a label that is never predicted.
 */
export const precision = metricOfCounts(
  (counts, parameters) => averaged(counts, chosen(parameters), 0, parameters),
  { parameters: ['average', 'positive', 'labels'] },
);

/**
 * Recall, 0 to 1: tp / (tp + fn), the share of the rows of a label that are found; of the positive
 * label, or averaged over labels. 0 for a label that is never true.
 */
export const recall = metricOfCounts(
  (counts, parameters) => averaged(counts, chosen(parameters), 1, parameters),
  { parameters: ['average', 'positive', 'labels'] },
);
