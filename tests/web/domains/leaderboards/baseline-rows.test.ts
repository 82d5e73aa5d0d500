import { expect, it } from '@jest/globals';
import { baselinesByRow } from '#web/src/domains/leaderboards/components/LeaderboardPanel/baseline-rows.ts';

const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ position: from + index }));
const at = (above: number) => [
  { __typename: 'BoardBaseline' as const, name: 'b', score: 0, furtherScores: [], above },
];
const places = (page: ReturnType<typeof rows>, above: number, isLast: boolean) => [
  ...baselinesByRow(page, at(above), isLast).keys(),
];

it.each([
  ['above all', rows(1, 3), 0, false, [0]],
  ['between two', rows(1, 3), 2, false, [2]],
  ['below the page, which another follows', rows(1, 3), 3, false, []],
  ['on top of that one', rows(4, 6), 3, false, [0]],
  ['below the last', rows(4, 6), 6, true, [3]],
  ['on a page before', rows(4, 6), 2, true, []],
  ['without a team', [], 0, true, [0]],
])('a baseline %s stands on one page alone', (_, page, above, isLast, expected) => {
  expect(places(page, above, isLast)).toEqual(expected);
});
