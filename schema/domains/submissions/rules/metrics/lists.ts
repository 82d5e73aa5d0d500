/** Metrics of lists of items, the best first, as recommendations and search results are. */
import { meanOfRows, spanOf } from './row-scores.ts';
import type { ListRows } from './rows.ts';

/** Items of a list that count where the task names no number. */
const EVERY_ITEM = Infinity;

/** The gain of each of the first k predicted items of a row; 0 for one that isn't relevant. */
const gainsOf = ({ truth, gains, prediction }: ListRows, row: number, k: number): number[] => {
  const [from, until] = spanOf(truth, row);
  const [first, last] = spanOf(prediction, row);
  const found: number[] = [];
  for (let at = first; at < Math.min(last, first + k); at += 1) {
    const place = truth.items.subarray(from, until).indexOf(prediction.items[at] ?? -1);
    found.push(place < 0 ? 0 : (gains[from + place] ?? 0));
  }
  return found;
};

/**
 * Mean average precision at k, 0 to 1: the mean over rows of Σ P(i)·rel(i) / min(m, k) for
 * i = 1 … k, where rel(i) is 1 for a relevant i-th item, P(i) the share of relevant ones among the
 * first i, and m how many items are relevant. As Kaggle's MAP@K.
 */
export const mapAtK = meanOfRows(
  { family: 'ranking', values: 'list', higherIsBetter: true, parameters: ['k'] },
  (rows, row, { k = EVERY_ITEM }) => {
    const [from, until] = spanOf(rows.truth, row);
    let [hits, sum] = [0, 0];
    gainsOf(rows, row, k).forEach((gain, index) => {
      if (gain === 0) return;
      hits += 1;
      sum += hits / (index + 1);
    });
    return sum / Math.min(until - from, k);
  },
);

const discounted = (gains: Iterable<number>): number => {
  let [sum, rank] = [0, 1];
  for (const gain of gains) {
    rank += 1;
    sum += gain / Math.log2(rank);
  }
  return sum;
};

/**
 * Normalised discounted cumulative gain at k, 0 to 1: the mean over rows of DCG / the DCG of the
 * best order, DCG = Σ gain_i / log2(i + 1) for i = 1 … k. The gain is linear, as in scikit-learn's
 * ndcg_score; who wants 2^rel − 1 writes it into the solution.
 */
export const ndcgAtK = meanOfRows(
  { family: 'ranking', values: 'gains', higherIsBetter: true, parameters: ['k'] },
  (rows, row, { k = EVERY_ITEM }) => {
    const ideal = rows.gains
      .slice(...spanOf(rows.truth, row))
      .sort()
      .reverse();
    return discounted(gainsOf(rows, row, k)) / discounted(ideal.subarray(0, k));
  },
);

/**
 * Mean reciprocal rank, 0 to 1: the mean over rows of 1 / the place of the first relevant item; 0
 * where none is within the first k, or in the whole list where no k is set.
 */
export const mrr = meanOfRows(
  { family: 'ranking', values: 'list', higherIsBetter: true, parameters: ['k'] },
  (rows, row, { k = EVERY_ITEM }) => {
    const first = gainsOf(rows, row, k).findIndex((gain) => gain > 0);
    return first < 0 ? 0 : 1 / (first + 1);
  },
);
