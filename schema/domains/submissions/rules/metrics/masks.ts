/**
 * Metrics of masks, as segmentation gives them: run lengths, pairs of `start length`, pixels
 * counted from 1, column by column as on Kaggle. Truth and prediction only have to count alike.
 */
import { meanOfRows, spanOf } from './row-scores.ts';
import type { MaskRows, Sequences } from './rows.ts';

const areaOf = ({ items }: Sequences, [from, until]: [number, number]): number => {
  let area = 0;
  for (let at = from + 1; at < until; at += 2) area += items[at] ?? 0;
  return area;
};

/** The pixels that both masks of a row have; both go through their runs in ascending order once. */
const overlapOf = ({ truth, prediction }: MaskRows, row: number): number => {
  const [oneStart, oneEnd] = spanOf(truth, row);
  const [otherStart, otherEnd] = spanOf(prediction, row);
  let [one, other] = [oneStart, otherStart];
  let overlap = 0;
  while (one < oneEnd && other < otherEnd) {
    const start = truth.items[one] ?? 0;
    const otherRun = prediction.items[other] ?? 0;
    const end = start + (truth.items[one + 1] ?? 0);
    const otherEndsAt = otherRun + (prediction.items[other + 1] ?? 0);
    overlap += Math.max(0, Math.min(end, otherEndsAt) - Math.max(start, otherRun));
    if (end < otherEndsAt) one += 2;
    else other += 2;
  }
  return overlap;
};

const areas = (rows: MaskRows, row: number) => ({
  both: overlapOf(rows, row),
  sum:
    areaOf(rows.truth, spanOf(rows.truth, row)) +
    areaOf(rows.prediction, spanOf(rows.prediction, row)),
});

const facts = { family: 'masks', values: 'mask', higherIsBetter: true } as const;

/** Dice coefficient, 0 to 1: the mean over rows of 2·|A ∩ B| / (|A| + |B|); two empty masks count 1. */
export const dice = meanOfRows(facts, (rows, row) => {
  const { both, sum } = areas(rows, row);
  return sum === 0 ? 1 : (2 * both) / sum;
});

/** Intersection over union, 0 to 1: the mean over rows of |A ∩ B| / |A ∪ B|; two empty masks count 1. */
export const iou = meanOfRows(facts, (rows, row) => {
  const { both, sum } = areas(rows, row);
  return sum === 0 ? 1 : both / (sum - both);
});
