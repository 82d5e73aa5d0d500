/** Metrics of the order that predictions bring rows or items into. */
import { ascending, eachTie } from './ascending.ts';
import { defineMetric } from './definition.ts';
import type { BinaryRows } from './rows.ts';

export const BOTH_CLASSES = '应同时有正类和负类';

/** Says that there is only one class; null where both are there. */
const oneClass = (truth: Uint8Array): string | null =>
  truth.includes(1) && truth.includes(0) ? null : BOTH_CLASSES;

/**
 * Computes the area under the ROC curve with each row's influence (DeLong): for a positive row the
 * share of negative rows below it less the area, times n / positives; for a negative one likewise.
 */
const rocArea = ({ truth, prediction }: Pick<BinaryRows, 'truth' | 'prediction'>) => {
  const missing = oneClass(truth);
  if (missing) throw new RangeError('AUC needs rows of both classes');
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
  const influences = shares.map(
    (share, row) => ((share - area) * rows) / (truth[row] ? positives : negatives),
  );
  return { area, influences };
};

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
  score: (rows) => rocArea(rows).area,
  influences: (rows) => rocArea(rows).influences,
  missingIn: ({ truth }) => oneClass(truth),
});
