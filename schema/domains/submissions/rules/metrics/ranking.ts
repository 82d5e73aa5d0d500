/** Metrics of the order that predictions bring rows or items into. */
import { ascending, eachTie } from './ascending.ts';
import { defineMetric, type MetricParameters } from './definition.ts';
import { onceFor } from './once-for.ts';
import type { BinaryRows, ProbabilityRows } from './rows.ts';

const hasBoth = (truth: Uint8Array): boolean => truth.includes(1) && truth.includes(0);

const oneClass = ({ truth }: BinaryRows, { positive }: MetricParameters): string | null => {
  if (hasBoth(truth)) return null;
  return positive === undefined ? '应同时有 0 和 1' : `应同时有「${positive}」和其他标签`;
};

/**
 * Computes the area under the ROC curve with each row's influence (DeLong): for a positive row the
 * share of negative rows below it less the area, times n / positives; for a negative one likewise.
 */
const rocArea = ({ truth, prediction }: Pick<BinaryRows, 'truth' | 'prediction'>) => {
  if (!hasBoth(truth)) throw new RangeError('AUC needs rows of both classes');
  const rows = truth.length;
  let positives = 0;
  for (const value of truth) positives += value;
  const negatives = rows - positives;
  const shares = new Float64Array(rows);
  const order = ascending(prediction);
  let positivesBelow = 0;
  let negativesBelow = 0;
  eachTie(prediction, order, (from, until) => {
    let here = 0;
    for (let at = from; at < until; at += 1) here += truth[order[at] ?? 0] ?? 0;
    const others = until - from - here;
    for (let at = from; at < until; at += 1) {
      const row = order[at] ?? 0;
      // Equal predictions count half.
      shares[row] = truth[row]
        ? (negativesBelow + others / 2) / negatives
        : (positives - positivesBelow - here / 2) / positives;
    }
    positivesBelow += here;
    negativesBelow += others;
  });
  let area = 0;
  for (let row = 0; row < rows; row += 1) if (truth[row]) area += (shares[row] ?? 0) / positives;
  for (let row = 0; row < rows; row += 1)
    shares[row] = (((shares[row] ?? 0) - area) * rows) / (truth[row] ? positives : negatives);
  return { area, influences: shares };
};

const areaOf = onceFor<BinaryRows, ReturnType<typeof rocArea>>(rocArea);

/**
 * Area under the ROC curve, 0 to 1: the chance that a positive row is given a higher prediction
 * than a negative one, equal predictions counting half. By ranks, O(n). Not defined for one class.
 */
export const auc = defineMetric({
  family: 'ranking',
  values: 'score',
  higherIsBetter: true,
  range: { min: 0, max: 1 },
  parameters: ['positive'],
  score: (rows) => areaOf(rows).area,
  influences: (rows) => areaOf(rows).influences,
  missingIn: oneClass,
});

/**
 * Computes average precision with each row's influence. With T(s) the share of rows that are
 * positive and at least s, A(s) that of all rows at least s, and π = T / A: of row j it is
 * (y_j·(π(s_j) − AP + U(s_j)) − V(s_j)) / p, where U and V are means of 1 / A and π / A over the
 * positive rows that are at most s_j, and p is the share of positive rows.
 */
const precisionArea = onceFor(({ truth, prediction }: BinaryRows) => {
  if (!truth.includes(1)) throw new RangeError('Average precision needs a positive row');
  const rows = truth.length;
  const order = ascending(prediction);
  let positives = 0;
  for (const value of truth) positives += value;
  let [positivesLeft, rowsLeft] = [positives, rows];
  let [area, ups, downs] = [0, 0, 0];
  const influences = new Float64Array(rows);
  const share = positives / rows;
  eachTie(prediction, order, (from, until) => {
    let here = 0;
    for (let at = from; at < until; at += 1) here += truth[order[at] ?? 0] ?? 0;
    const precision = positivesLeft / rowsLeft;
    area += (here / positives) * precision;
    ups += here / rowsLeft;
    downs += (here * precision) / rowsLeft;
    for (let at = from; at < until; at += 1) {
      const row = order[at] ?? 0;
      influences[row] = ((truth[row] ? precision + ups : 0) - downs) / share;
    }
    positivesLeft -= here;
    rowsLeft -= until - from;
  });
  for (let row = 0; row < rows; row += 1)
    if (truth[row]) influences[row] = (influences[row] ?? 0) - area / share;
  return { area, influences };
});

/**
 * Average precision, 0 to 1: Σ (R_n − R_{n−1})·P_n over the thresholds from the highest prediction
 * down, where P and R are precision and recall of the rows at least so high. Equal predictions are
 * one threshold, as in scikit-learn's average_precision_score. Not defined without a positive row.
 */
export const averagePrecision = defineMetric({
  family: 'ranking',
  values: 'score',
  higherIsBetter: true,
  range: { min: 0, max: 1 },
  parameters: ['positive'],
  score: (rows) => precisionArea(rows).area,
  influences: (rows) => precisionArea(rows).influences,
  missingIn: oneClass,
});

/** The rows of one class against all others. */
const oneAgainstRest = ({ classes, truth, prediction }: ProbabilityRows, code: number) => {
  const own = { truth: new Uint8Array(truth.length), prediction: new Float64Array(truth.length) };
  for (let row = 0; row < truth.length; row += 1) {
    own.truth[row] = truth[row] === code ? 1 : 0;
    own.prediction[row] = prediction[row * classes.length + code] ?? 0;
  }
  return own;
};

const seenClasses = ({ classes, truth }: ProbabilityRows): number[] => {
  const seen = new Set(truth);
  if (seen.size < 2) throw new RangeError('AUC needs rows of several classes');
  return classes.flatMap((_, code) => (seen.has(code) ? code : []));
};

/** The mean of the classes' areas, and of their influences. */
const meanArea = onceFor((rows: ProbabilityRows) => {
  const codes = seenClasses(rows);
  const influences = new Float64Array(rows.truth.length);
  let sum = 0;
  for (const code of codes) {
    const own = rocArea(oneAgainstRest(rows, code));
    sum += own.area;
    for (let row = 0; row < influences.length; row += 1)
      influences[row] = (influences[row] ?? 0) + (own.influences[row] ?? 0) / codes.length;
  }
  return { area: sum / codes.length, influences };
});

/**
 * Macro AUC, 0 to 1: the mean over classes of the area under the ROC curve of the class's
 * probability against the rest. Classes that no row of the part has don't count. Not defined for a
 * single class.
 */
export const macroAuc = defineMetric({
  family: 'ranking',
  values: 'probabilities',
  higherIsBetter: true,
  range: { min: 0, max: 1 },
  parameters: ['labels'],
  score: (rows) => meanArea(rows).area,
  influences: (rows) => meanArea(rows).influences,
  missingIn: ({ truth }) => (truth.some((code) => code !== truth[0]) ? null : '应至少有两种标签'),
});
