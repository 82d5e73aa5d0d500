import { expect, it } from '@jest/globals';
import { rankChange } from '@whaletide/schema/domains/leaderboards/rules/leaderboards.ts';

it.each([
  [5, 2, 'up', '上升 3 名'],
  [1, 4, 'down', '下降 3 名'],
  [3, 3, 'same', '名次不变'],
])('from %s to %s: %s', (from, to, direction, text) => {
  expect(rankChange(from, to)).toMatchObject({ direction, text });
});
