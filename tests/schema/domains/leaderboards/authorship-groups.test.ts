import { describe, expect, it } from '@jest/globals';
import {
  groupOutcomes,
  groupPlaceText,
  medianPlace,
} from '@whaletide/schema/domains/leaderboards/rules/authorship-groups.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('the median of places', () => {
  // Ends of the sign test's interval, as tables of order statistics have them.
  it.each([
    [1, 1, null, null],
    [3, 2, null, null],
    [5, 3, null, null],
    [6, 3.5, 1, 6],
    [8, 4.5, 1, 8],
    [9, 5, 2, 8],
    [12, 6.5, 3, 10],
    [20, 10.5, 6, 15],
    [25, 13, 8, 18],
    [100, 50.5, 40, 61],
  ])('of 1 to %s is %s, within %s and %s', (count, median, low, high) => {
    const found = { medianPlace: median, placeLow: low, placeHigh: high };
    expect(medianPlace(upTo(count).toReversed())).toEqual(found);
  });

  it('holds for the most that a ranking has', () => {
    const { placeLow, placeHigh } = medianPlace(upTo(10_000));
    expect([placeLow, placeHigh]).toEqual([4_902, 5_099]);
  });
});

const teams = (authorship: 'HUMAN' | 'HUMAN_WITH_AI' | 'AGENT', ...places: number[]) =>
  places.map((place) => ({ place, authorship }));

describe('how groups did', () => {
  it.each([
    ['no teams', []],
    ['one group alone', teams('HUMAN', ...upTo(12))],
    ['one group beside one of too few', [...teams('HUMAN', 1, 2, 3, 4), ...teams('AGENT', 5, 6)]],
  ])('isn’t told of %s', (_, ranked) => {
    expect(groupOutcomes(ranked)).toEqual([]);
  });

  it('is told of those with three teams, people first', () => {
    const ranked = [
      ...teams('HUMAN_WITH_AI', 1, 2, 6, 7, 8, 9),
      ...teams('HUMAN', 3, 4, 5),
      ...teams('AGENT', 10, 11),
    ];
    const told = groupOutcomes(ranked);
    expect(told).toEqual([
      { authorship: 'HUMAN', teamsCount: 3, medianPlace: 4, placeLow: null, placeHigh: null },
      { authorship: 'HUMAN_WITH_AI', teamsCount: 6, medianPlace: 6.5, placeLow: 1, placeHigh: 9 },
    ]);
    expect(told.map(groupPlaceText)).toEqual([
      '中位名次 4（队伍太少，没有区间）',
      '中位名次 6.5（95% 区间 1–9）',
    ]);
  });
});
