import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  auc,
  averagePrecision,
  macroAuc,
} from '@whaletide/schema/domains/submissions/rules/metrics/ranking.ts';
import { scoreOf, someNumber, total } from './support.ts';

/** Truths of 0 and 1 with predictions, ties among them; both classes are there. */
const binary = fc
  .array(fc.tuple(fc.constantFrom(0, 1), someNumber), { minLength: 2, maxLength: 40 })
  .filter((rows) => new Set(rows.map(([truth]) => truth)).size === 2);

const columnsOf = (rows: [number, number][]) =>
  [rows.map(([truth]) => truth), rows.map(([, prediction]) => prediction)] as const;

/** All pairs of a positive and a negative row. */
const naiveAuc = (truth: readonly number[], prediction: readonly number[]) => {
  const positives = prediction.filter((_, row) => truth[row] === 1);
  const negatives = prediction.filter((_, row) => truth[row] === 0);
  const wins = positives.flatMap((p) => negatives.map((n) => (p > n ? 1 : p === n ? 0.5 : 0)));
  return total(wins) / wins.length;
};

/** Σ (R_n − R_{n−1})·P_n over the different predictions, the highest first. */
const naivePrecision = (truth: readonly number[], prediction: readonly number[]) => {
  const thresholds = [...new Set(prediction)].sort((a, b) => b - a);
  let [area, before] = [0, 0];
  for (const threshold of thresholds) {
    const taken = truth.filter((_, row) => (prediction[row] ?? 0) >= threshold);
    const recall = total(taken) / total(truth);
    area += (recall - before) * (total(taken) / taken.length);
    before = recall;
  }
  return area;
};

describe('AUC', () => {
  it.each([
    // The first is scikit-learn's documentation.
    [[0, 0, 1, 1], [0.1, 0.4, 0.35, 0.8], 0.75],
    [[0, 1], [0.5, 0.5], 0.5],
    [[1, 0], [0.1, 0.9], 0],
    [[0, 0, 0, 1, 1], [0.2, 0.2, 0.9, 0.2, 0.9], 0.5833333333],
    [[1, 1, 0, 0, 1, 0], [0.9, 0.8, 0.7, 0.6, 0.55, 0.54], 0.7777777778],
    [[0, 1, 1], [-1e300, -1e-300, 1e300], 1],
    [[0, 1], [-0, 0], 0.5],
  ])('of %j ranked by %j is %d', (values, prediction, expected) => {
    expect(scoreOf(auc, values, prediction)).toBeCloseTo(expected, 9);
  });

  it('knows the positive label that the task names', () => {
    expect(scoreOf(auc, ['是', '否'], [2, 1], { positive: '是' })).toBe(1);
    expect(scoreOf(auc, ['是', '否'], [2, 1], { positive: '否' })).toBe(0);
  });

  it('is not defined when every row has the same truth', () => {
    expect(() => scoreOf(auc, [1, 1], [0.1, 0.2])).toThrow(RangeError);
  });

  it('is that of all pairs, the same for any rising scale, and 1 less it upside down', () => {
    fc.assert(
      fc.property(binary, (rows) => {
        const [truth, prediction] = columnsOf(rows);
        const found = scoreOf(auc, truth, prediction);
        expect(found).toBeCloseTo(naiveAuc(truth, prediction), 9);
        expect(scoreOf(auc, truth, prediction.map(Math.exp))).toBeCloseTo(found, 9);
        const upsideDown = prediction.map((value) => -value);
        expect(scoreOf(auc, truth, upsideDown)).toBeCloseTo(1 - found, 9);
      }),
    );
  });
});

describe('average precision', () => {
  it.each([
    // The first is scikit-learn's documentation.
    [[0, 0, 1, 1], [0.1, 0.4, 0.35, 0.8], 0.8333333333],
    [[0, 1], [0.1, 0.9], 1],
    [[1, 0], [0.1, 0.9], 0.5],
    [[1, 0, 0, 0], [0.5, 0.5, 0.5, 0.5], 0.25],
    [[1, 1, 0, 0, 1, 0], [0.9, 0.8, 0.7, 0.6, 0.55, 0.54], 0.8666666667],
    [[0, 1, 1, 0], [3, 3, 2, 1], 0.5833333333],
  ])('of %j ranked by %j is %d', (truth, prediction, expected) => {
    expect(scoreOf(averagePrecision, truth, prediction)).toBeCloseTo(expected, 9);
  });

  it('isn’t defined without a positive row', () => {
    expect(() => scoreOf(averagePrecision, [0, 0], [1, 2])).toThrow(RangeError);
  });

  it('is that of all thresholds', () => {
    fc.assert(
      fc.property(binary, (rows) => {
        const columns = columnsOf(rows);
        const found = scoreOf(averagePrecision, ...columns);
        expect(found).toBeCloseTo(naivePrecision(...columns), 9);
        expect(found).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });
});

describe('macro AUC', () => {
  const labels = ['a', 'b', 'c'];
  const columnsOfRows = (rows: number[][]) =>
    labels.map((_, at) => rows.map((row) => row[at] ?? 0));

  it.each([
    [
      ['a', 'b', 'c'],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      1,
    ],
    [
      ['a', 'b', 'c'],
      [
        [1, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
      ],
      0.5,
    ],
    [
      ['a', 'b', 'c'],
      [
        [0, 1, 0],
        [0, 0, 1],
        [1, 0, 0],
      ],
      0.25,
    ],
    [
      ['a', 'b'],
      [
        [0.6, 0.2, 0.2],
        [0.5, 0.4, 0.1],
      ],
      1,
    ],
    [
      ['a', 'a', 'b'],
      [
        [0.2, 0.8, 0],
        [0.9, 0.1, 0],
        [0.5, 0.5, 0],
      ],
      0.5,
    ],
    [
      ['a', 'b', 'c', 'c'],
      [
        [0.7, 0.2, 0.1],
        [0.1, 0.7, 0.2],
        [0.4, 0.3, 0.3],
        [0.2, 0.2, 0.6],
      ],
      1,
    ],
  ])('of %j with %j is %d', (truth, rows, expected) => {
    expect(scoreOf(macroAuc, truth, columnsOfRows(rows), { labels })).toBeCloseTo(expected, 9);
  });

  it('is the mean of each class against the rest', () => {
    const row = fc.tuple(
      fc.constantFrom(...labels),
      fc.array(fc.constantFrom(0.125, 0.25, 0.5, 1), { minLength: 3, maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(row, { minLength: 2, maxLength: 30 }), (rows) => {
        const truth = rows.map(([label]) => label);
        const seen = labels.filter((label) => truth.includes(label));
        fc.pre(seen.length > 1);
        const expected = seen.map((label) =>
          naiveAuc(
            truth.map((own) => Number(own === label)),
            rows.map(([, values]) => (values[labels.indexOf(label)] ?? 0) / total(values)),
          ),
        );
        const columns = columnsOfRows(rows.map(([, values]) => values));
        expect(scoreOf(macroAuc, truth, columns, { labels })).toBeCloseTo(
          total(expected) / expected.length,
          9,
        );
      }),
    );
  });
});
