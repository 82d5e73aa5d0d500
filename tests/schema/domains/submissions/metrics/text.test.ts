import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { editDistance } from '@whaletide/schema/domains/submissions/rules/metrics/edit-distance.ts';
import { jaccard, levenshtein } from '@whaletide/schema/domains/submissions/rules/metrics/text.ts';
import { scoreOf } from './support.ts';

/** Wagner and Fischer's table. */
const naiveDistance = (one: string, other: string): number => {
  const [a, b] = [[...one], [...other]];
  let above = b.map((_, at) => at + 1);
  a.forEach((letter, row) => {
    const current: number[] = [];
    b.forEach((own, at) => {
      const left = at === 0 ? row + 1 : (current[at - 1] ?? 0);
      const diagonal = at === 0 ? row : (above[at - 1] ?? 0);
      current.push(Math.min(left + 1, (above[at] ?? 0) + 1, diagonal + Number(letter !== own)));
    });
    above = current;
  });
  return above.at(-1) ?? a.length;
};

const someText = (maxLength: number) =>
  fc.array(fc.constantFrom('a', 'b', '鲸', '🐋'), { maxLength }).map((letters) => letters.join(''));

describe('normalised Levenshtein distance', () => {
  it.each([
    ['kitten', 'sitting', 3 / 7],
    ['flaw', 'lawn', 0.5],
    ['', '', 0],
    ['abc', '', 1],
    ['', '鲸潮', 1],
    ['鲸潮社区', '鲸潮社群', 0.25],
    ['🐋', '🐳', 1],
    ['same', 'same', 0],
  ])('of %j and %j is %d', (truth, prediction, expected) => {
    expect(scoreOf(levenshtein, [truth], [prediction])).toBeCloseTo(expected, 9);
  });

  it('counts as the table does, below, at and above 32 letters', () => {
    fc.assert(
      fc.property(someText(110), someText(110), (one, other) => {
        const distance = naiveDistance(one, other);
        expect(editDistance(one, other).distance).toBe(distance);
        expect(editDistance(other, one).distance).toBe(distance);
      }),
      { numRuns: 400 },
    );
    const long = 'ab'.repeat(16);
    expect(editDistance(long, `${long}c`).distance).toBe(1);
    expect(editDistance(long, `c${long}`).distance).toBe(1);
  });

  it('is a distance', () => {
    fc.assert(
      fc.property(someText(20), someText(20), someText(20), (a, b, c) => {
        const d = (one: string, other: string) => editDistance(one, other).distance;
        expect(d(a, c)).toBeLessThanOrEqual(d(a, b) + d(b, c));
        expect(d(a, a)).toBe(0);
        const score = scoreOf(levenshtein, [a], [b]);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the Jaccard index of sets', () => {
  it.each([
    ['a b', 'b a', 1],
    ['a b', 'b c', 1 / 3],
    ['a b', '', 0],
    ['', '', 1],
    ['a', 'b', 0],
    ['a a b', 'a b b', 1],
    ['a b c d', 'c', 0.25],
  ])('of %j and %j is %d', (truth, prediction, expected) => {
    expect(scoreOf(jaccard, [truth], [prediction])).toBeCloseTo(expected, 9);
  });

  it('is that of sets, and the same from both sides', () => {
    const items = fc.array(fc.constantFrom(...'abcdef'));
    fc.assert(
      fc.property(fc.array(fc.tuple(items, items), { minLength: 1, maxLength: 10 }), (rows) => {
        const each = rows.map(([one, other]) => {
          const all = new Set([...one, ...other]);
          const both = [...all].filter((item) => one.includes(item) && other.includes(item));
          return all.size === 0 ? 1 : both.length / all.size;
        });
        const truth = rows.map(([one]) => one.join(' '));
        const prediction = rows.map(([, other]) => other.join(' '));
        const expected = each.reduce((sum, value) => sum + value, 0) / each.length;
        expect(scoreOf(jaccard, truth, prediction)).toBeCloseTo(expected, 9);
        expect(scoreOf(jaccard, prediction, truth)).toBeCloseTo(expected, 9);
      }),
    );
  });
});
