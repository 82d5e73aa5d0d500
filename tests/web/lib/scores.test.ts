import { describe, expect, it } from '@jest/globals';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { decimalsOf } from '#web/src/lib/scores.ts';

describe('scores', () => {
  it.each([
    [1, '1'],
    [0.9, '0.9'],
    [0.454545454, '0.45455'],
    [12.300001, '12.3'],
  ])('%d reads %s', (score, text) => {
    expect(scoreText(score)).toBe(text);
  });

  it('line up by the longest of them', () => {
    expect(decimalsOf([1, 0.95, 0.9])).toBe(2);
    expect(decimalsOf([3, 4])).toBe(0);
    expect(decimalsOf([])).toBe(0);
  });
});
