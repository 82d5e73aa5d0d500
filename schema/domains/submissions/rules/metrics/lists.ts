/** Metrics of lists of items, the best first, as recommendations and search results are. */
import { meanOfRows, spanOf } from './row-scores.ts';
import type { ListRows } from './rows.ts';

/** Items of a list that count where the task names no number. */
const EVERY_ITEM = Infinity;

/**
 * Calls with the gain and the place, from 0, of each relevant item among the first k of a row. An
 * item that comes again keeps its place and counts nothing, as on Kaggle.
 */
const eachHit = (
  { truth, gains, prediction }: ListRows,
  row: number,
  k: number,
  call: (gain: number, place: number) => void,
): void => {
  const [from, until] = spanOf(truth, row);
  const [first, last] = spanOf(prediction, row);
  const end = Math.min(last, first + k);
  for (let at = first; at < end; at += 1) {
    const item = prediction.items[at];
    let place = from;
    while (place < until && truth.items[place] !== item) place += 1;
    const gain = place < until ? (gains[place] ?? 0) : 0;
    if (gain > 0) call(gain, at - first);
  }
};

const missingIn = ({ gains }: ListRows): string | null =>
  gains.some((gain) => gain > 0) ? null : '应至少有一行有相关的条目';

/**
 * Mean average precision at k, 0 to 1: the mean over rows of Σ P(i)·rel(i) / min(m, k) for
 * i = 1 … k, where rel(i) is 1 for a relevant i-th item, P(i) the share of relevant ones among the
 * first i, and m how many items are relevant; a row without any counts 0. As Kaggle's MAP@K.
 */
export const mapAtK = meanOfRows(
  { family: 'ranking', values: 'list', higherIsBetter: true, parameters: ['k'], missingIn },
  (rows, row, { k = EVERY_ITEM }) => {
    const [from, until] = spanOf(rows.truth, row);
    let [hits, sum] = [0, 0];
    eachHit(rows, row, k, (_, place) => {
      hits += 1;
      sum += hits / (place + 1);
    });
    return until > from ? sum / Math.min(until - from, k) : 0;
  },
);

/** 1 / log2(i + 1) of the first places, which nearly all lists end within. */
const discounts = Float64Array.from({ length: 1_000 }, (_, place) => 1 / Math.log2(place + 2));
const discountAt = (place: number): number => discounts[place] ?? 1 / Math.log2(place + 2);

const bestGain = (gains: Float64Array, [from, until]: [number, number], k: number): number => {
  const ideal = gains.slice(from, until).sort();
  let sum = 0;
  const last = Math.max(0, ideal.length - k);
  for (let at = ideal.length - 1; at >= last; at -= 1)
    sum += (ideal[at] ?? 0) * discountAt(ideal.length - 1 - at);
  return sum;
};

/**
 * Normalised discounted cumulative gain at k, 0 to 1: the mean over rows of DCG / the DCG of the
 * best order, DCG = Σ gain_i / log2(i + 1) for i = 1 … k. The gain is linear, as in scikit-learn's
 * ndcg_score, and a row without anything relevant counts 0 as there; who wants 2^rel − 1 writes it
 * into the solution.
 */
export const ndcgAtK = meanOfRows(
  { family: 'ranking', values: 'gains', higherIsBetter: true, parameters: ['k'], missingIn },
  (rows, row, { k = EVERY_ITEM }) => {
    let sum = 0;
    eachHit(rows, row, k, (gain, place) => {
      sum += gain * discountAt(place);
    });
    const best = bestGain(rows.gains, spanOf(rows.truth, row), k);
    return best > 0 ? sum / best : 0;
  },
);

/**
 * Mean reciprocal rank, 0 to 1: the mean over rows of 1 / the place of the first relevant item; 0
 * where none is within the first k, or in the whole list where no k is set.
 */
export const mrr = meanOfRows(
  { family: 'ranking', values: 'list', higherIsBetter: true, parameters: ['k'], missingIn },
  (rows, row, { k = EVERY_ITEM }) => {
    let first = Infinity;
    eachHit(rows, row, k, (_, place) => {
      first = Math.min(first, place);
    });
    return 1 / (first + 1);
  },
);
