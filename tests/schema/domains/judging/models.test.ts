import { describe, expect, it } from '@jest/globals';
import { analyseJudging } from '@whaletide/schema/domains/judging/rules/analysis.ts';
import {
  agreementText,
  krippendorffAlpha,
} from '@whaletide/schema/domains/judging/rules/models/agreement.ts';
import { kendallTau } from '@whaletide/schema/domains/judging/rules/models/kendall.ts';
import { nextPair } from '@whaletide/schema/domains/judging/rules/models/next-pair.ts';
import { fitPairs } from '@whaletide/schema/domains/judging/rules/models/pair-model.ts';
import { rankRanges } from '@whaletide/schema/domains/judging/rules/models/rank-ranges.ts';
import { fitScores } from '@whaletide/schema/domains/judging/rules/models/score-model.ts';
import { judgedInPairs, judgedScores, tauOfRanking } from '#tests/support/judging-runs.ts';

describe('Krippendorff’s α', () => {
  // The example of his own paper: four observers, twelve units, some left out.
  const observers = [
    [1, 2, 3, 3, 2, 1, 4, 1, 2, null, null, null],
    [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, null, 3],
    [null, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, null],
    [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, null],
  ];
  const units = Array.from({ length: 12 }, (_, unit) =>
    observers.flatMap((values) => values[unit] ?? []),
  );

  it('is what the paper has', () => {
    expect(krippendorffAlpha(units, true)).toBeCloseTo(0.743, 3);
    expect(krippendorffAlpha(units)).toBeCloseTo(0.849, 3);
  });

  it('isn’t known where nothing was judged by two', () => {
    expect(krippendorffAlpha([[1], [2]])).toBeNull();
    expect(agreementText(null)).toMatch(/还没有足够/);
    expect([0.9, 0.7, 0.5, 0.1].map(agreementText)).toEqual([
      '评委高度一致',
      '评委基本一致',
      '评委的看法有明显差别，名次区间会较宽',
      '评委的看法很不一致，请检查评审细则或评委的理解',
    ]);
  });
});

it('Kendall’s τ tells how alike two orders are', () => {
  expect(kendallTau([1, 2, 3], [10, 20, 30])).toBe(1);
  expect(kendallTau([1, 2, 3], [3, 2, 1])).toBe(-1);
  expect(kendallTau([1, 2, 3, 4], [1, 2, 4, 3])).toBeCloseTo(2 / 3);
  expect(kendallTau([1, 1], [1, 2])).toBe(0);
});

it('ranks can be anywhere between what is significantly better and worse', () => {
  expect(rankRanges([10, 9, 1], () => 1)).toEqual([
    { rank: 1, low: 1, high: 2 },
    { rank: 2, low: 1, high: 2 },
    { rank: 3, low: 3, high: 3 },
  ]);
  expect(rankRanges([5, 5], () => 1).map(({ rank }) => rank)).toEqual([1, 1]);
});

describe('the model of scores', () => {
  it('takes the severity of judges out', () => {
    // Two works of the same quality, seen by a strict and by a lenient judge, and one by both.
    const scores = [
      ...[0, 1, 2, 3].map((work) => ({ work, judge: 0, value: 40 + work * 10 })),
      ...[2, 3, 4, 5].map((work) => ({ work, judge: 1, value: 60 + work * 10 })),
    ];
    const { quality, severity } = fitScores(scores, { works: 6, judges: 2 });
    expect(severity[1]?.value).toBeGreaterThan(0);
    expect(severity[0]?.value).toBeCloseTo(-(severity[1]?.value ?? 0), 6);
    const order = quality.map(({ value }, work) => ({ value, work }));
    expect(order.toSorted((a, b) => a.value - b.value).map(({ work }) => work)).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
  });

  it('holds where all scores are the same', () => {
    const scores = [0, 1].map((work) => ({ work, judge: 0, value: 5 }));
    const { quality } = fitScores(scores, { works: 2, judges: 1 });
    expect(quality.map(({ value }) => Math.round(value))).toEqual([5, 5]);
  });
});

describe('the model of pairs', () => {
  it('keeps what always wins finite', () => {
    const pairs = [
      { left: 0, right: 1, judge: 0, value: 1 },
      { left: 1, right: 2, judge: 0, value: 1 },
    ];
    const { strength } = fitPairs(pairs, 3);
    expect(strength.every(({ value }) => Number.isFinite(value))).toBe(true);
    expect(strength[0]?.value).toBeGreaterThan(strength[1]?.value ?? 0);
    expect(strength[1]?.value).toBeGreaterThan(strength[2]?.value ?? 0);
  });

  it('asks for each pair once, those of others that are open last', () => {
    const seen: { left: number; right: number }[] = [];
    const ask = (open: { left: number; right: number }[] = []) =>
      nextPair({ works: 4, pairs: [], open, allowed: [0, 1, 2], seen, salt: 7 });
    const other = ask();
    expect(ask(other ? [other] : [])).not.toEqual(other);
    for (let turn = 0; turn < 3; turn += 1) {
      const pair = ask(other ? [other] : []);
      expect(pair).not.toBeNull();
      if (pair) seen.push(pair);
    }
    expect(new Set(seen.map(({ left, right }) => [left, right].toSorted().join())).size).toBe(3);
    expect(seen.flatMap(({ left, right }) => [left, right])).not.toContain(3);
    expect(ask()).toBeNull();
  });
});

describe('simulated judges, one of them at random', () => {
  it('are ranked by scores better than by their mean, and the random one is flagged', () => {
    const run = judgedScores({ seed: 3, works: 80, judges: 8, perWork: 5, random: 2 });
    const analysis = analyseJudging(run.task);
    expect(tauOfRanking(analysis, run.quality)).toBeGreaterThan(0.85);
    expect(tauOfRanking(analysis, run.quality)).toBeGreaterThan(kendallTau(run.means, run.quality));
    expect(analysis.judges.flatMap(({ isFlagged }, judge) => (isFlagged ? [judge] : []))).toEqual([
      2,
    ]);
    expect(analysis.judges[2]?.isCounted).toBe(false);
  });

  it('are ranked by pairs, and counted where the organizer has it so', () => {
    const run = judgedInPairs({ seed: 5, works: 60, judges: 6, perWork: 15, random: 2 });
    const analysis = analyseJudging(run.task);
    expect(tauOfRanking(analysis, run.quality)).toBeGreaterThan(0.85);
    expect(analysis.judges.flatMap(({ isFlagged }, judge) => (isFlagged ? [judge] : []))).toEqual([
      2,
    ]);
    const kept = analyseJudging({
      ...run.task,
      choices: run.task.choices.map((_, judge) => (judge === 2 ? true : null)),
    });
    expect(kept.judges[2]).toMatchObject({ isFlagged: true, isCounted: true });
    expect(analyseJudging(run.task)).toEqual(analysis);
  });
});
