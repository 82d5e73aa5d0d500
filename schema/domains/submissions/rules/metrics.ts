import type { Metric } from '../../competitions/rest/stages.ts';

/** Truth and prediction of one row; numbers where the metric needs them. */
export interface Pair<T> {
  truth: T;
  prediction: T;
}

/** Share of rows whose label is right, 0 to 1. */
export const accuracy = (pairs: readonly Pair<string>[]): number =>
  pairs.filter(({ truth, prediction }) => truth === prediction).length / pairs.length;

/**
 * Mean over labels of F1 = 2·tp / (2·tp + fp + fn), 0 to 1. Labels are those that truth or
 * prediction hold; each weighs the same, however rare.
 */
export const macroF1 = (pairs: readonly Pair<string>[]): number => {
  const hits = new Map<string, number>();
  const seen = new Map<string, number>();
  const count = (map: Map<string, number>, label: string) =>
    map.set(label, (map.get(label) ?? 0) + 1);
  for (const { truth, prediction } of pairs) {
    // 2·tp + fp + fn is how often the label was true plus how often it was predicted.
    count(seen, truth);
    count(seen, prediction);
    if (truth === prediction) count(hits, truth);
  }
  let sum = 0;
  for (const [label, total] of seen) sum += (2 * (hits.get(label) ?? 0)) / total;
  return sum / seen.size;
};

/** Root of the mean squared error, in the unit of the target. */
export const rmse = (pairs: readonly Pair<number>[]): number =>
  Math.sqrt(mean(pairs, ({ truth, prediction }) => (truth - prediction) ** 2));

/** Mean absolute error, in the unit of the target. */
export const mae = (pairs: readonly Pair<number>[]): number =>
  mean(pairs, ({ truth, prediction }) => Math.abs(truth - prediction));

/**
 * Area under the ROC curve, 0 to 1: the chance that a row of truth 1 is given a higher prediction
 * than one of truth 0, equal predictions counting half. By ranks, so O(n log n).
 *
 * @throws RangeError when all rows have the same truth
 */
export const auc = (pairs: readonly Pair<number>[]): number => {
  const sorted = pairs.toSorted((a, b) => a.prediction - b.prediction);
  const positives = sorted.filter(({ truth }) => truth === 1).length;
  const negatives = sorted.length - positives;
  if (positives === 0 || negatives === 0) throw new RangeError('AUC needs rows of both classes');
  let rankSum = 0;
  for (let start = 0; start < sorted.length;) {
    let end = start;
    let positivesHere = 0;
    while (end < sorted.length && sorted[end]?.prediction === sorted[start]?.prediction) {
      positivesHere += sorted[end]?.truth === 1 ? 1 : 0;
      end += 1;
    }
    // Rows of one prediction share the mean of their ranks, which are start + 1 to end.
    rankSum += positivesHere * ((start + 1 + end) / 2);
    start = end;
  }
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives);
};

const mean = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0) / items.length;

const numbers = (pairs: readonly Pair<string>[]): Pair<number>[] =>
  pairs.map(({ truth, prediction }) => ({ truth: Number(truth), prediction: Number(prediction) }));

export interface MetricDefinition {
  numeric: boolean;
  higherIsBetter: boolean;
  score: (pairs: readonly Pair<string>[]) => number;
}

export const metricDefinitions: Record<Metric, MetricDefinition> = {
  accuracy: { numeric: false, higherIsBetter: true, score: accuracy },
  macroF1: { numeric: false, higherIsBetter: true, score: macroF1 },
  rmse: { numeric: true, higherIsBetter: false, score: (pairs) => rmse(numbers(pairs)) },
  mae: { numeric: true, higherIsBetter: false, score: (pairs) => mae(numbers(pairs)) },
  auc: { numeric: true, higherIsBetter: true, score: (pairs) => auc(numbers(pairs)) },
};
