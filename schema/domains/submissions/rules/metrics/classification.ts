/** Metrics of one label a row that aren't F-scores: accuracies and agreements beyond chance. */
import { flat, metricOfCounts, sumOf, type ClassCounts } from './class-counts.ts';
import { defineMetric } from './definition.ts';
import type { NumberRows } from './rows.ts';

const ONE_LABEL = '应至少有两种标签';
const SIGNED = { min: -1, max: 1 };

const truthsSeen = ({ truths }: ClassCounts): number =>
  truths.reduce((seen, count) => seen + Number(count > 0), 0);

const needTwo = (counts: ClassCounts): void => {
  if (truthsSeen(counts) < 2) throw new RangeError('The truth has a single label');
};

const twoLabels = {
  missingIn: ({ truth }: { truth: Int32Array }) =>
    truth.some((code) => code !== truth[0]) ? null : ONE_LABEL,
};

/** Share of rows whose label is right, 0 to 1: Σ hits / n. */
export const accuracy = metricOfCounts((counts) => {
  const score = sumOf(counts.hits) / counts.rows;
  return {
    ...flat(counts, score),
    hits: new Float64Array(counts.labels.length).fill(1 / counts.rows),
    truths: new Float64Array(counts.labels.length).fill(-score / counts.rows),
  };
});

/**
 * Balanced accuracy, 0 to 1: the mean over the truth's labels of hits / truths, so that a rare
 * label weighs as much as a frequent one. Labels that are only predicted have no recall and don't
 * count, as in scikit-learn's balanced_accuracy_score.
 */
export const balancedAccuracy = metricOfCounts((counts) => {
  const seen = truthsSeen(counts);
  const measured = flat(counts, 0);
  counts.truths.forEach((count, code) => {
    if (count === 0) return;
    const recall = (counts.hits[code] ?? 0) / count;
    measured.score += recall / seen;
    measured.hits[code] = 1 / count / seen;
    measured.truths[code] = -recall / count / seen;
  });
  return measured;
});

/**
 * Cohen's kappa, −1 to 1: (p_o − p_e) / (1 − p_e), where p_o is the share of right rows and p_e
 * what two independent raters of the same frequencies would agree in, Σ truths·predictions / n².
 * 0 for one constant prediction. Not defined where the truth has a single label.
 */
export const cohenKappa = metricOfCounts(
  (counts) => {
    needTwo(counts);
    const { rows, hits, truths, predictions } = counts;
    const observed = sumOf(hits) / rows;
    const chance =
      truths.reduce((sum, count, code) => sum + count * (predictions[code] ?? 0), 0) / rows ** 2;
    const slope = (ofObserved: number, ofChance: number) =>
      (ofObserved * (1 - chance) - ofChance * (1 - observed)) / (1 - chance) ** 2;
    return {
      score: (observed - chance) / (1 - chance),
      hits: hits.map(() => slope(1 / rows, 0)),
      truths: predictions.map((count) =>
        slope(-observed / rows, count / rows ** 2 - (2 * chance) / rows),
      ),
      predictions: truths.map((count) => slope(0, count / rows ** 2)),
    };
  },
  { range: SIGNED, ...twoLabels },
);

/**
 * Matthews correlation, −1 to 1, of any number of labels (Gorodkin's R_K):
 * (c·n − Σ t·p) / √((n² − Σ p²)(n² − Σ t²)) with c right rows, and t and p how often each label is
 * true and predicted. 0 for one constant prediction, as in scikit-learn's matthews_corrcoef. Not
 * defined where the truth has a single label.
 */
export const matthewsCorrelation = metricOfCounts(
  (counts) => {
    needTwo(counts);
    const { rows, hits, truths, predictions } = counts;
    const right = sumOf(hits);
    const squares = (of: Float64Array) => of.reduce((sum, count) => sum + count ** 2, 0);
    const covariance =
      right * rows - truths.reduce((sum, count, code) => sum + count * (predictions[code] ?? 0), 0);
    const truthVariance = rows ** 2 - squares(truths);
    const variance = rows ** 2 - squares(predictions);
    if (variance === 0) return flat(counts, 0);
    const scale = Math.sqrt(truthVariance * variance);
    const score = covariance / scale;
    const slope = (ofCovariance: number, ofTruth: number, ofPrediction: number) =>
      ofCovariance / scale - (score / 2) * (ofTruth / truthVariance + ofPrediction / variance);
    return {
      score,
      hits: hits.map(() => slope(rows, 0, 0)),
      truths: truths.map((count, code) =>
        slope(right - (predictions[code] ?? 0), 2 * rows - 2 * count, 2 * rows),
      ),
      predictions: predictions.map((count, code) => slope(-(truths[code] ?? 0), 0, -2 * count)),
    };
  },
  { range: SIGNED, ...twoLabels },
);

/** Means of truth, prediction and their products. */
const momentsOf = ({ truth, prediction }: NumberRows) => {
  const means = { truth: 0, prediction: 0, squaredDistance: 0, spread: 0 };
  for (let row = 0; row < truth.length; row += 1) {
    means.truth += (truth[row] ?? 0) / truth.length;
    means.prediction += (prediction[row] ?? 0) / truth.length;
  }
  for (let row = 0; row < truth.length; row += 1) {
    const [one, other] = [truth[row] ?? 0, prediction[row] ?? 0];
    means.squaredDistance += (one - other) ** 2 / truth.length;
    // The mean squared distance of any truth from any prediction, in one pass.
    means.spread += ((one - means.truth) ** 2 + (other - means.prediction) ** 2) / truth.length;
  }
  means.spread += (means.truth - means.prediction) ** 2;
  return means;
};

/**
 * Quadratic weighted kappa, −1 to 1, of ratings that are whole numbers: 1 − Σ w·O / Σ w·E with
 * w = (i − j)², O how often truth i came with prediction j, and E what independent raters would
 * give. As both sums are moments, it is 1 − mean((y − ŷ)²) / (var y + var ŷ + (ȳ − mean ŷ)²), which
 * is computed in O(n). Equals scikit-learn's cohen_kappa_score(weights='quadratic') where its labels
 * are all whole numbers from the least to the largest. Not defined where the truth is constant.
 */
export const quadraticKappa = defineMetric({
  family: 'classification',
  values: 'rating',
  higherIsBetter: true,
  range: SIGNED,
  parameters: [],
  score: (rows) => {
    if (rows.truth.every((value) => value === rows.truth[0]))
      throw new RangeError('The truth has a single rating');
    const { squaredDistance, spread } = momentsOf(rows);
    return 1 - squaredDistance / spread;
  },
  influences: (rows) => {
    const { truth: mean, prediction: meanPrediction, squaredDistance, spread } = momentsOf(rows);
    const apart = mean - meanPrediction;
    return Float64Array.from(rows.truth, (value, row) => {
      const predicted = rows.prediction[row] ?? 0;
      const distance = (value - predicted) ** 2 - squaredDistance;
      // The spread's own influence: of the variances, and twice that of the means' distance.
      const around =
        (value - mean) ** 2 +
        (predicted - meanPrediction) ** 2 -
        (spread - apart ** 2) +
        2 * apart * (value - mean - (predicted - meanPrediction));
      return -distance / spread + (squaredDistance / spread ** 2) * around;
    });
  },
  missingIn: ({ truth }) => (truth.every((value) => value === truth[0]) ? ONE_LABEL : null),
});
