import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as metrics from '@whaletide/schema/domains/submissions/rules/metrics/regression.ts';
import { pairsOf, scoreOf, someNumber, total, unzip } from './support.ts';

// scikit-learn's documentation has these two columns at most of its errors.
const documented = [
  [3, -0.5, 2, 7],
  [2.5, 0, 2, 8],
] as const;

const mean = (values: number[]) => total(values) / values.length;

describe('errors as scikit-learn documents them', () => {
  it.each([
    ['mse', 0.375],
    ['rmse', 0.6123724357],
    ['mae', 0.5],
    ['medianAbsoluteError', 0.5],
    ['r2', 0.948608137],
    ['mape', 0.3273809524],
  ] as const)('%s is %d', (name, expected) => {
    expect(scoreOf(metrics[name], ...documented)).toBeCloseTo(expected, 9);
  });

  it.each([
    [[1, 2, 3], [0, 2, 3], 0.1, 0.0333333333],
    [[1, 2, 3], [1, 2, 4], 0.1, 0.3],
    [[1, 2, 3], [0, 2, 3], 0.9, 0.3],
    [[1, 2, 3], [1, 2, 4], 0.9, 0.0333333333],
    [[1, 2, 3], [1, 2, 3], 0.1, 0],
    [[0], [-8], 0.25, 2],
  ])('pinball of %j and %j at %d is %d', (truth, prediction, quantile, expected) => {
    expect(scoreOf(metrics.pinball, truth, prediction, { quantile })).toBeCloseTo(expected, 9);
  });
});

describe('errors', () => {
  it.each([
    [[1, 2, 3], [1, 2, 3], 0, 0, 0, 0],
    [[1.5], [-2], 12.25, 3.5, 3.5, 3.5],
    [[1], [4], 9, 3, 3, 3],
    [[1, 1], [1, 2], 0.5, Math.SQRT1_2, 0.5, 0.5],
    [[0, 0, 0], [0, 0, 3000], 3_000_000, 1732.0508075689, 1000, 0],
    [[1e8, 1e8 + 1], [1e8 + 1, 1e8], 1, 1, 1, 1],
  ])('of %j against %j', (truth, prediction, mse, rmse, mae, median) => {
    expect(scoreOf(metrics.mse, truth, prediction)).toBeCloseTo(mse, 6);
    expect(scoreOf(metrics.rmse, truth, prediction)).toBeCloseTo(rmse, 6);
    expect(scoreOf(metrics.mae, truth, prediction)).toBeCloseTo(mae, 6);
    expect(scoreOf(metrics.medianAbsoluteError, truth, prediction)).toBeCloseTo(median, 6);
  });

  it.each([
    // The root of what scikit-learn's documentation has for mean_squared_log_error.
    [[3, 5, 2.5, 7], [2.5, 5, 4, 8], 0.1993241656],
    [[0], [Math.E - 1], 1],
    [[0, 0], [0, 0], 0],
    [[Math.E - 1, 0], [0, Math.E - 1], 1],
    [[9], [99], 2.302585093],
    [[0, 9], [0, 99], 1.6281735335],
  ])('RMSLE of %j and %j is %d', (truth, prediction, expected) => {
    expect(scoreOf(metrics.rmsle, truth, prediction)).toBeCloseTo(expected, 9);
  });

  it.each([
    [[1, 2], [1, 2], 0, 0],
    [[100, 50], [110, 40], 0.15, 0.1587301587],
    [[-4], [4], 2, 2],
    [[10], [0], 1, 2],
    [[2, 4], [4, 2], 0.75, 0.6666666667],
    [[1, 1, 1], [3, 1, 1], 0.6666666667, 0.3333333333],
  ])('MAPE and sMAPE of %j and %j are %d and %d', (truth, prediction, mape, smape) => {
    expect(scoreOf(metrics.mape, truth, prediction)).toBeCloseTo(mape, 9);
    expect(scoreOf(metrics.smape, truth, prediction)).toBeCloseTo(smape, 9);
  });

  it('sMAPE counts a row of two zeros as right', () => {
    expect(scoreOf(metrics.smape, [0, 1], [0, 1])).toBe(0);
    expect(scoreOf(metrics.smape, [0, 0], [0, 1])).toBe(1);
  });

  it.each([
    [[1, 2, 3], [1, 2, 3], 1],
    [[1, 2, 3], [2, 2, 2], 0],
    [[1, 2, 3], [3, 2, 1], -3],
    [[0, 10], [0, 0], -1],
    [[1, 2, 3, 4], [1, 2, 3, 5], 0.8],
  ])('R² of %j and %j is %d', (truth, prediction, expected) => {
    expect(scoreOf(metrics.r2, truth, prediction)).toBeCloseTo(expected, 9);
  });

  it('R² isn’t defined for a constant truth', () => {
    expect(() => scoreOf(metrics.r2, [2, 2], [1, 3])).toThrow(RangeError);
  });

  it.each([
    [[0, 0, 0], [1, 2, 9], 2],
    [[0, 0, 0, 0], [1, 2, 4, 9], 3],
    [[5], [5], 0],
  ])('the median absolute error of %j and %j is %d', (truth, prediction, expected) => {
    expect(scoreOf(metrics.medianAbsoluteError, truth, prediction)).toBe(expected);
  });
});

describe('metrics of numbers', () => {
  const losses = {
    mse: (y: number, p: number) => (y - p) ** 2,
    mae: (y: number, p: number) => Math.abs(y - p),
    smape: (y: number, p: number) =>
      y === p ? 0 : (2 * Math.abs(y - p)) / (Math.abs(y) + Math.abs(p)),
    pinball: (y: number, p: number) => (y >= p ? 0.3 * (y - p) : 0.7 * (p - y)),
  } as const;

  it.each(Object.keys(losses) as (keyof typeof losses)[])(
    '%s is the mean of its losses',
    (name) => {
      fc.assert(
        fc.property(pairsOf(someNumber), (pairs) => {
          const expected = mean(pairs.map(([y, p]) => losses[name](y, p)));
          const found = scoreOf(metrics[name], ...unzip(pairs), { quantile: 0.3 });
          expect(found).toBeCloseTo(expected, 9);
        }),
      );
    },
  );

  it.each(['mse', 'rmse', 'mae', 'smape', 'medianAbsoluteError'] as const)(
    '%s is the same from both sides and for rows in any order, and grows from 0',
    (name) => {
      fc.assert(
        fc.property(pairsOf(someNumber), (pairs) => {
          const [truth, prediction] = unzip(pairs);
          const score = scoreOf(metrics[name], truth, prediction);
          expect(score).toBeGreaterThanOrEqual(0);
          expect(scoreOf(metrics[name], prediction, truth)).toBeCloseTo(score, 9);
          expect(scoreOf(metrics[name], ...unzip(pairs.toReversed()))).toBeCloseTo(score, 9);
          expect(scoreOf(metrics[name], truth, truth)).toBe(0);
        }),
      );
    },
  );

  it('R² is 1 less the share of the variance that is left', () => {
    fc.assert(
      fc.property(pairsOf(someNumber), (pairs) => {
        const [truth, prediction] = unzip(pairs);
        fc.pre(new Set(truth).size > 1);
        const around = truth.map((value) => (value - mean(truth)) ** 2);
        const left = truth.map((value, row) => (value - (prediction[row] ?? 0)) ** 2);
        const expected = 1 - total(left) / total(around);
        expect(scoreOf(metrics.r2, truth, prediction)).toBeCloseTo(expected, 9);
      }),
    );
  });
});
