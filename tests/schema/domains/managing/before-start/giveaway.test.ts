import { describe, expect, it } from '@jest/globals';
import {
  GIVEAWAY_WORKS,
  giveawayOf,
  labelBits,
} from '#schema/domains/managing/rules/before-start/giveaway.ts';
import { answerBits } from '#schema/domains/submissions/rules/board-ladder.ts';

const scale = { higherIsBetter: true, range: { min: 0, max: 1 } };
/** 256 rows of which 80 % are right. */
const start = {
  score: 0.8,
  rows: 256,
  sums: Float64Array.from({ length: 256 }, (_, row) => (row < 205 ? 0.2 : -0.8)),
};

describe('giveawayOf', () => {
  it('counts as the meter of a protected board does', () => {
    const first = answerBits(start, null, scale);
    const { open, guarded } = giveawayOf(start, { to: 0.8, gap: 0.1 }, scale);
    expect(open).toBe(Math.round(GIVEAWAY_WORKS * first));
    expect(guarded).toBe(Math.round(first + GIVEAWAY_WORKS - 1));
  });

  it('counts each step that a protected board shows', () => {
    const none = giveawayOf(start, { to: 0.88, gap: 0.1 }, scale);
    const two = giveawayOf(start, { to: 0.88, gap: 0.04 }, scale);
    expect(two.guarded).toBeGreaterThan(none.guarded);
    expect(two.guarded).toBeLessThan(two.open);
  });
});

it.each([
  [['a', 'a', 'a', 'a'], 0],
  [['a', 'b', 'a', 'b'], 4],
  [['a', 'b', 'c', 'd'], 8],
  [[], 0],
])('labels %p hold %p bits', (labels, bits) => {
  expect(labelBits(labels)).toBe(bits);
});
