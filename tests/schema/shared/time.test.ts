import { describe, expect, it } from '@jest/globals';
import { DAY, HOUR, MINUTE, countdownText } from '@whaletide/schema/shared/rules/time.ts';

describe('the time until a deadline', () => {
  it.each([
    [3 * DAY, '3 天'],
    [3 * DAY - 1, '2 天 23 小时'],
    [2 * DAY + 59 * MINUTE, '2 天'],
    [DAY, '1 天'],
    [DAY - 1, '23 小时 59 分'],
    [HOUR, '1 小时 00 分'],
    [HOUR - 1, '59 分 59 秒'],
    [65_000, '1 分 05 秒'],
    [19_000, '19 秒'],
    [1, '0 秒'],
    [0, null],
    [-1, null],
  ])('%i ms before it is %j, never more than there is', (left, text) => {
    expect(countdownText(left)).toBe(text);
  });
});
