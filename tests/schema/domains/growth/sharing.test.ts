import { expect, it } from '@jest/globals';
import { shareReward } from '@whaletide/schema/domains/growth/rules/sharing.ts';
import { monthKey } from '@whaletide/schema/shared/rules/time.ts';

it.each([
  [0, 4],
  [16, 4],
  [18, 2],
  [20, 0],
  [24, 0],
])('who has got %i coins this month gets %i more', (paid, more) => {
  expect(shareReward(paid)).toBe(more);
});

it('a month begins at midnight in Shanghai', () => {
  expect(monthKey(new Date('2026-10-31T15:59:59Z'))).toBe('2026-10');
  expect(monthKey(new Date('2026-10-31T16:00:00Z'))).toBe('2026-11');
});
