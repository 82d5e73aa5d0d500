import { describe, expect, it } from '@jest/globals';
import {
  gapsAbove,
  medalRanks,
  placesOf,
  rangeOn,
} from '#web/src/domains/leaderboards/components/LeaderboardPanel/rank-range.ts';

const row = (rank: number, rankLow: number | null, rankHigh: number | null, score = 0) => ({
  rank,
  rankLow,
  rankHigh,
  score,
});

describe('the range of a row', () => {
  it.each([
    [row(1, 1, 11), 21, { at: 0, from: 0, to: 50, first: true }],
    [row(21, 16, 21), 21, { at: 100, from: 75, to: 100, first: false }],
    [row(3, 3, 3), 3, { at: 100, from: 100, to: 100, first: false }],
    [row(3, null, null), 21, null],
  ])('stands on the axis: %o of %d', (one, places, range) => {
    expect(rangeOn(one, places)).toEqual(range);
  });

  it('has an axis that reaches as far as any of them', () => {
    expect(placesOf([row(1, 1, 3), row(2, 1, 9)], 4)).toBe(9);
    expect(placesOf([row(1, null, null)], 30)).toBe(30);
    expect(placesOf([], 0)).toBe(2);
  });
});

it('says what is lacking to the next better score, ties alike', () => {
  const scores = [0.9, 0.9, 0.7, 0.7, 0.4].map((score) => ({ score }));
  const gaps = gapsAbove(scores).map((gap) => gap && Number(gap.toFixed(3)));
  expect(gaps).toEqual([null, null, 0.2, 0.2, 0.3]);
});

it('honours a place by a medal where at most three share it', () => {
  expect([...medalRanks([1, 2, 2, 2, 5].map((rank) => ({ rank })))]).toEqual([1, 2, 3]);
  expect([...medalRanks([1, 1, 1, 1, 5].map((rank) => ({ rank })))]).toEqual([2, 3]);
});
