import { describe, expect, it } from '@jest/globals';
import { scoreOf } from './support.ts';

// Expected values were worked out by their definitions in another program: counts of true and
// false positives for each label, and for AUC every pair of a positive and a negative row.
const truth = [...'AABBCC'];

describe('accuracy and macro F1', () => {
  it.each([
    ['AABBCC', 1, 1],
    ['AABBCA', 0.8333333333, 0.8222222222],
    ['ABABAB', 0.3333333333, 0.2666666667],
    ['CCCCCC', 0.3333333333, 0.1666666667],
    ['AADDCC', 0.6666666667, 0.5],
  ])('of %s for AABBCC are %d and %d', (prediction, accuracy, f1) => {
    expect(scoreOf('accuracy', truth, [...prediction])).toBeCloseTo(accuracy, 9);
    expect(scoreOf('macroF1', truth, [...prediction])).toBeCloseTo(f1, 9);
  });
});

describe('RMSE and MAE', () => {
  it.each([
    [[1, 2, 3], [1, 2, 3], 0, 0],
    [[3, -0.5, 2, 7], [2.5, 0, 2, 8], 0.6123724357, 0.5],
    [[1.5], [-2], 3.5, 3.5],
    [[1], [4], 3, 3],
  ])('of %j against %j', (values, prediction, rmse, mae) => {
    expect(scoreOf('rmse', values, prediction)).toBeCloseTo(rmse, 9);
    expect(scoreOf('mae', values, prediction)).toBeCloseTo(mae, 9);
  });
});

describe('AUC', () => {
  it.each([
    [[0, 0, 1, 1], [0.1, 0.4, 0.35, 0.8], 0.75],
    [[0, 1], [0.5, 0.5], 0.5],
    [[1, 0], [0.1, 0.9], 0],
    [[0, 0, 0, 1, 1], [0.2, 0.2, 0.9, 0.2, 0.9], 0.5833333333],
    [[1, 1, 0, 0, 1, 0], [0.9, 0.8, 0.7, 0.6, 0.55, 0.54], 0.7777777778],
  ])('of %j ranked by %j', (values, prediction, expected) => {
    expect(scoreOf('auc', values, prediction)).toBeCloseTo(expected, 9);
  });

  it('is not defined when every row has the same truth', () => {
    expect(() => scoreOf('auc', [1, 1], [0.1, 0.2])).toThrow(RangeError);
  });
});
