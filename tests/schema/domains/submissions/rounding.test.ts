import { describe, expect, it } from '@jest/globals';
import { revealedScore } from '#schema/domains/submissions/rules/reveal.ts';
import {
  clippedText,
  EXACT_COST,
  roundingExample,
  roundingText,
  showsExactScores,
} from '#schema/domains/submissions/rules/rounding.ts';

describe('the sentence on rounding', () => {
  it.each([
    [0.05, '分数按误差四舍五入到 0.05；本机算出的 0.333 会显示为 0.35。'],
    [0.02, '分数按误差四舍五入到 0.02；本机算出的 0.353 会显示为 0.36。'],
    [0.001, '分数按误差四舍五入到 0.001；本机算出的 0.3497 会显示为 0.35。'],
    [0.5, '分数按误差四舍五入到 0.5；本机算出的 0.33 会显示为 0.5。'],
    [1, '分数按误差四舍五入到 1；本机算出的 6.7 会显示为 7。'],
    [10, '分数按误差四舍五入到 10；本机算出的 67 会显示为 70。'],
    [2e-7, '分数按误差四舍五入到 2e-7；本机算出的 0.00000133 会显示为 0.0000014。'],
    [null, '分数按误差四舍五入，最多保留5位有效数字。'],
  ])('of step %d', (step, text) => {
    expect(roundingText(step)).toBe(text);
  });

  it.each([0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50])(
    'has an example that step %d rounds so',
    (step) => {
      const { computed, shown } = roundingExample(step);
      expect(revealedScore(Number(computed), step * 1.2)).toBe(Number(shown));
      expect(computed).not.toBe(shown);
    },
  );
});

it('shows exact scores only where the organizer says so and the board isn’t protected', () => {
  expect(showsExactScores(undefined, false)).toBe(false);
  expect(showsExactScores(true, false)).toBe(false);
  expect(showsExactScores(false, false)).toBe(true);
  expect(showsExactScores(false, true)).toBe(false);
});

it('names what switching it off costs', () => {
  expect(EXACT_COST).toContain('仅凭26次提交的 RMSE 就读出了全部 500 个');
});

describe('the sentence on clipped predictions', () => {
  it.each([
    [{ count: 3, min: 0, max: 100 }, '3 个预测值超出主办方设定的范围，已按边界 0 或 100 计分'],
    [{ count: 1, min: 0, max: null }, '1 个预测值超出可计分的范围（下限 0），已按边界计分'],
    [{ count: 2, min: null, max: 5 }, '2 个预测值超出可计分的范围（上限 5），已按边界计分'],
    [
      { count: 7, min: null, max: null },
      '7 个预测值超出答案的取值范围（两端各放宽一半），已按边界计分',
    ],
  ])('%j', (clipped, text) => {
    expect(clippedText(clipped)).toBe(text);
  });
});
