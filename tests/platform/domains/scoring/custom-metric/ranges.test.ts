import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rangesWithin } from '#platform/src/domains/scoring/scorer/custom/ranges.ts';
import { openMetric } from '#platform/src/domains/scoring/scorer/custom/run.ts';

const codes = (of: readonly number[]) => Int32Array.from(of);
const copied = (whole: Int32Array, ranges: Int32Array) => {
  const rows: number[] = [];
  for (let at = 0; at < ranges.length; at += 2)
    rows.push(...whole.subarray(ranges[at], ranges[at + 1]));
  return rows;
};

it('ranges of a column make up what leaves few rows of it out', () => {
  expect(rangesWithin(codes([1, 2, 3, 4]), codes([1, 2, 3, 4]))).toEqual(codes([0, 4]));
  expect(rangesWithin(codes([1, 2, 3, 4]), codes([]))).toEqual(codes([]));
  const values = fc.array(fc.nat({ max: 5 }), { maxLength: 200 });
  fc.assert(
    fc.property(values, fc.nat({ max: 40 }), (whole, every) => {
      const part = whole.filter((_, row) => row % (every + 2) !== 1);
      const ranges = rangesWithin(codes(whole), codes(part));
      // Rows that would mostly be ranges of their own are made one by one.
      if (ranges === null) expect(every).toBeLessThan(40);
      else expect(copied(codes(whole), ranges)).toEqual(part);
    }),
  );
});

it('ranges are no answer for other rows, another order, or more than the column has', () => {
  const whole = codes([1, 2, 3, 4]);
  for (const part of [[5], [2, 1], [1, 2, 3, 4, 4]])
    expect(rangesWithin(whole, codes(part))).toBeNull();
  const alternating = Array.from({ length: 2_000 }, (_, row) => row);
  const halves = alternating.filter((row) => row % 2 === 0);
  expect(rangesWithin(codes(alternating), codes(halves))).toBeNull();
});

it('a program that changes its rows finds them whole in its next call', async () => {
  const run = await openMetric(`const score = ({ truth, prediction }) => {
    const told = Number(truth.y.join('') + prediction.y.join(''));
    truth.y.reverse();
    prediction.y.length = 0;
    truth.y[0] = 'x';
    return told;
  };`);
  const table = (rows: readonly number[]) => ({
    count: rows.length,
    texts: ['1', '2', '3'],
    truth: new Map([['y', codes(rows)]]),
    prediction: new Map([['y', codes(rows.toReversed())]]),
  });
  const told = [
    [0, 1, 2],
    [0, 2],
    [0, 1, 2],
    [2, 1],
  ].map((rows) => run.score(table(rows)));
  expect(told).toEqual([123_321, 1_331, 123_321, 3_223]);
});
