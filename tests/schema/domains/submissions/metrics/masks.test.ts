import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dice, iou } from '@whaletide/schema/domains/submissions/rules/metrics/masks.ts';
import { scoreOf } from './support.ts';

/** Pixels of a picture of 60, as run lengths. */
const toRuns = (pixels: ReadonlySet<number>): string => {
  const runs: string[] = [];
  for (let start = 1; start <= 60; start += 1) {
    if (!pixels.has(start)) continue;
    let length = 1;
    while (pixels.has(start + length)) length += 1;
    runs.push(`${start} ${length}`);
    start += length;
  }
  return runs.join(' ');
};

const somePixels = fc.uniqueArray(fc.integer({ min: 1, max: 60 })).map((pixels) => new Set(pixels));

describe('Dice and IoU of masks', () => {
  it.each([
    ['1 3', '1 3', 1, 1],
    ['1 3 10 5', '1 3 100 10', 0.2857142857, 0.1666666667],
    ['1 4', '3 4', 0.5, 0.3333333333],
    ['1 3', '4 3', 0, 0],
    ['', '', 1, 1],
    ['-1', '1 0', 1, 1],
    ['NaN', '', 1, 1],
    ['1 3', '-1', 0, 0],
    ['1 0', '1 1', 0, 0],
    ['1 3', '', 0, 0],
    ['', '1 1', 0, 0],
    // Runs in any order.
    ['10 5 1 5', '1 5 10 5', 1, 1],
    // One run over several.
    ['1 100', '1 10 20 10 90 11', 0.4732824427, 0.31],
    ['2000000000 100', '2000000050 100', 0.5, 0.3333333333],
  ])('of %j and %j are %d and %d', (truth, prediction, asDice, asIou) => {
    expect(scoreOf(dice, [truth], [prediction])).toBeCloseTo(asDice, 9);
    expect(scoreOf(iou, [truth], [prediction])).toBeCloseTo(asIou, 9);
  });

  it('are those of the pixels, and the same from both sides', () => {
    fc.assert(
      fc.property(somePixels, somePixels, (one, other) => {
        const both = [...one].filter((pixel) => other.has(pixel)).length;
        const all = new Set([...one, ...other]).size;
        const runs = [[toRuns(one)], [toRuns(other)]] as const;
        const expected = all === 0 ? 1 : both / all;
        expect(scoreOf(iou, ...runs)).toBeCloseTo(expected, 9);
        expect(scoreOf(iou, runs[1], runs[0])).toBeCloseTo(expected, 9);
        expect(scoreOf(dice, ...runs)).toBeCloseTo((2 * expected) / (1 + expected), 9);
      }),
    );
  });

  it('are means over the rows', () => {
    expect(scoreOf(iou, ['1 3', '1 3'], ['1 3', '4 3'])).toBe(0.5);
  });
});
