/** Metrics of texts and of sets of words. */
import { editDistance } from './edit-distance.ts';
import { meanOfRows, spanOf } from './row-scores.ts';

/**
 * Normalised Levenshtein distance, 0 to 1: the mean over rows of the fewest letters to insert, to
 * delete and to replace, divided by the letters of the longer text; 0 for two empty texts. A letter
 * is a Unicode code point.
 */
export const levenshtein = meanOfRows(
  { family: 'text', values: 'text', higherIsBetter: false },
  ({ truth, prediction }, row) => {
    const [one, other] = [truth[row] ?? '', prediction[row] ?? ''];
    if (one === other) return 0;
    const { distance, longer } = editDistance(one, other);
    return distance / longer;
  },
);

/**
 * Jaccard index of sets, 0 to 1: the mean over rows of |A ∩ B| / |A ∪ B|; two empty sets count 1.
 * As scikit-learn's jaccard_score(average='samples').
 */
export const jaccard = meanOfRows(
  { family: 'text', values: 'set', higherIsBetter: true },
  ({ truth, prediction }, row) => {
    const [oneStart, oneEnd] = spanOf(truth, row);
    const [otherStart, otherEnd] = spanOf(prediction, row);
    let [one, other] = [oneStart, otherStart];
    const sum = oneEnd - oneStart + otherEnd - otherStart;
    let both = 0;
    while (one < oneEnd && other < otherEnd) {
      const difference = (truth.items[one] ?? 0) - (prediction.items[other] ?? 0);
      if (difference === 0) both += 1;
      if (difference <= 0) one += 1;
      if (difference >= 0) other += 1;
    }
    return sum === 0 ? 1 : both / (sum - both);
  },
);
