import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { concordanceIndex } from '@whaletide/schema/domains/submissions/rules/metrics/survival.ts';
import { scoreOf } from './support.ts';

/** All ordered pairs, as scikit-survival says which of them are known. */
const naive = (time: number[], event: number[], risk: number[]) => {
  let [pairs, right] = [0, 0];
  time.forEach((own, i) =>
    time.forEach((other, j) => {
      const isKnown =
        event[i] === 1 && (own < other || (own === other && event[j] === 0 && i !== j));
      if (!isKnown) return;
      pairs += 1;
      const difference = (risk[i] ?? 0) - (risk[j] ?? 0);
      right += difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
    }),
  );
  return pairs === 0 ? null : right / pairs;
};

describe('the concordance index', () => {
  it.each([
    ['earlier events with higher risks', [1, 2, 3], [1, 1, 1], [3, 2, 1], 1],
    ['the other way round', [1, 2, 3], [1, 1, 1], [1, 2, 3], 0],
    ['a constant risk', [1, 2, 3], [1, 1, 0], [5, 5, 5], 0.5],
    ['rows that weren’t seen to their end', [1, 2, 3, 4], [1, 0, 1, 0], [4, 1, 2, 3], 0.75],
    ['an event and a censored row at one time', [2, 2], [1, 0], [2, 1], 1],
    ['two events at one time beside a later one', [1, 1, 2], [1, 1, 1], [1, 3, 2], 0.5],
  ])('of %s', (_, time, event, risk, expected) => {
    expect(scoreOf(concordanceIndex, [time, event], risk)).toBeCloseTo(expected, 9);
  });

  it('isn’t defined where no order is known', () => {
    expect(() =>
      scoreOf(
        concordanceIndex,
        [
          [1, 2],
          [0, 0],
        ],
        [1, 2],
      ),
    ).toThrow(RangeError);
    expect(() =>
      scoreOf(
        concordanceIndex,
        [
          [1, 1],
          [1, 1],
        ],
        [1, 2],
      ),
    ).toThrow(RangeError);
  });

  it('is that of all pairs, ties of times and risks among them', () => {
    const row = fc.tuple(
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom(0, 1),
      fc.integer({ min: -3, max: 3 }),
    );
    fc.assert(
      fc.property(fc.array(row, { minLength: 2, maxLength: 40 }), (rows) => {
        const time = rows.map(([own]) => own);
        const event = rows.map(([, own]) => own);
        const risk = rows.map(([, , own]) => own);
        const expected = naive(time, event, risk);
        fc.pre(expected !== null);
        expect(scoreOf(concordanceIndex, [time, event], risk)).toBeCloseTo(expected ?? 0, 9);
      }),
      { numRuns: 300 },
    );
  });
});
