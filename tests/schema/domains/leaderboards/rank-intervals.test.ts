import { describe, expect, it } from '@jest/globals';
import type { BuiltInMetric } from '#schema/domains/competitions/rest/stages.ts';
import { rankAmong } from '#schema/domains/leaderboards/rules/rank-among.ts';
import { rankIntervals } from '#schema/domains/leaderboards/rules/rank-intervals.ts';
import {
  differenceText,
  headText,
  intervalText,
  placeText,
  rankText,
} from '#schema/domains/leaderboards/rules/rank-texts.ts';
import { scoreInterval } from '#schema/domains/submissions/rules/score-intervals.ts';
import { normalQuantile, studentQuantile } from '#schema/shared/rules/quantiles.ts';
import {
  crowdedBoard,
  draws,
  rankCoverage,
  scoreCoverage,
} from '#tests/support/interval-simulations.ts';
import { randomOf } from '#tests/support/random.ts';

describe('quantiles', () => {
  it.each([
    [0.5, 0],
    [0.975, 1.959963985],
    [0.995, 2.575829304],
    [0.0001, -3.719016485],
  ])('of the normal distribution at %p', (probability, z) => {
    expect(normalQuantile(probability)).toBeCloseTo(z, 6);
  });

  it.each([
    [0.975, 255, 1.9693],
    [0.975, 30, 2.0423],
    [0.9987, 255, 3.0421],
  ])('of Student’s at %p with %p degrees of freedom', (probability, freedom, t) => {
    expect(studentQuantile(probability, freedom)).toBeCloseTo(t, 2);
  });
});

describe('scoreInterval', () => {
  const share = { range: { min: 0, max: 1 }, isShare: true };

  it('is unknown without the rows', () => {
    expect(scoreInterval({ exact: 0.7, revealed: 0.7, rows: null, sums: null }, share)).toBeNull();
    const few = { exact: 0.7, revealed: 0.7, rows: 20, sums: new Float32Array(256).fill(0.1) };
    expect(scoreInterval(few, share)).toBeNull();
  });

  it('of a share near its end is Wilson’s, and never beyond', () => {
    const all = { exact: 1, revealed: 1, rows: 1_000, sums: new Float32Array(256) };
    const interval = scoreInterval(all, share);
    expect(interval?.high).toBe(1);
    expect(interval?.low).toBeCloseTo(0.996, 3);
  });

  it('has ends of two digits about the revealed score', () => {
    const sums = Float32Array.from({ length: 256 }, (_, block) => (block % 2 ? 1.23 : -1.23));
    const interval = scoreInterval(
      { exact: 0.7123456, revealed: 0.71, rows: 1_000, sums },
      { range: { min: 0, max: Infinity }, isShare: false },
    );
    expect(String(interval?.low)).toMatch(/^0\.\d{3}$/);
    expect(String(interval?.high)).toMatch(/^0\.\d{3}$/);
  });

  it.each(Object.entries(draws))(
    'of %s covers the truth in 93 to 97 % of the cases',
    (metric, draw) => {
      const options = { rows: 1_000, runs: 1_000, random: randomOf(1) };
      const share = scoreCoverage(metric as BuiltInMetric, draw, options);
      expect(share).toBeGreaterThanOrEqual(0.93);
      expect(share).toBeLessThanOrEqual(0.97);
    },
  );
});

describe('rankIntervals', () => {
  const tied = Array.from({ length: 20 }, (_, team) => (team < 5 ? 0 : (team - 4) * 0.03));

  it.each([
    ['five are tied at the head', tied],
    ['all are tied', new Array<number>(12).fill(0)],
  ])('cover every team in 95 %% of the cases where %s, as wide as by rows', (_, skills) => {
    const { blocks, rows } = rankCoverage(skills, {
      rows: 500,
      runs: 120,
      random: randomOf(2),
      wholeRows: true,
    });
    expect(blocks.worst).toBeGreaterThanOrEqual(0.95);
    expect(blocks.width / (rows?.width ?? 0)).toBeLessThanOrEqual(1.05);
  });

  it('have the rank between them, and name rivals of what isn’t told apart', () => {
    const board = crowdedBoard(200, randomOf(3));
    const found = rankIntervals(board);
    for (const [at, interval] of found.entries()) {
      expect(interval?.low).toBeLessThanOrEqual(at + 1);
      expect(interval?.high).toBeGreaterThanOrEqual(at + 1);
      for (const rival of interval?.rivals ?? [])
        expect(Math.abs(rival.difference)).toBeLessThanOrEqual(rival.margin);
    }
    expect(found[0]?.low).toBe(1);
    expect(found.at(-1)?.high).toBe(200);
  });

  it('are wider, never narrower, where not all pairs are computed', () => {
    const board = crowdedBoard(2_000, randomOf(4));
    const some = rankIntervals(board);
    const every = rankIntervals({
      ...board,
      keys: board.keys.slice(0, 1_500),
      shown: board.shown.slice(0, 1_500),
      known: board.known.slice(0, 1_500),
      sums: board.sums.slice(0, 1_500 * board.width),
    });
    // The head is computed by all pairs either way; those far below it are bounded.
    expect(some[0]?.low).toBe(1);
    expect((some[1_000]?.high ?? 0) - (some[1_000]?.low ?? 0)).toBeGreaterThanOrEqual(
      (every[1_000]?.high ?? 0) - (every[1_000]?.low ?? 0),
    );
  });

  it('tell nothing of teams whose rows aren’t known, and nobody apart from them', () => {
    const board = crowdedBoard(10, randomOf(5));
    board.keys.set([0, 100], 0);
    board.known[1] = 0;
    const found = rankIntervals(board);
    expect(found[1]).toBeNull();
    // As if it could be anywhere below the first.
    expect(found[0]?.high).toBeGreaterThanOrEqual(2);
  });

  it('don’t tell apart what is shown as the same', () => {
    const board = crowdedBoard(10, randomOf(6));
    board.shown.fill(0.5);
    for (const interval of rankIntervals(board))
      expect(interval).toMatchObject({ low: 1, high: 10 });
  });

  it('of one team alone are those that it has on the board', () => {
    const board = crowdedBoard(200, randomOf(8));
    const found = rankIntervals(board);
    for (const at of [0, 1, 50, 120, 199]) {
      const alone = rankAmong(board, at);
      // All ranks at once are counted in bins, which may cost a place.
      expect(Math.abs((alone?.low ?? 0) - (found[at]?.low ?? 0))).toBeLessThanOrEqual(1);
      expect(Math.abs((alone?.high ?? 0) - (found[at]?.high ?? 0))).toBeLessThanOrEqual(1);
    }
    board.known[3] = 0;
    expect(rankAmong(board, 0)).toBeNull();
  });

  it('of one team is its rank', () => {
    expect(rankIntervals(crowdedBoard(1, randomOf(7)))).toEqual([{ low: 1, high: 1, rivals: [] }]);
    expect(rankIntervals(crowdedBoard(0, randomOf(7)))).toEqual([]);
  });
});

it('intervals in words', () => {
  expect(intervalText(2, 7)).toBe('(2–7)');
  expect(intervalText(3, 3)).toBe('(3)');
  expect(rankText(3, 2, 7)).toBe('第 3 名 (2–7)');
  expect(rankText(3, null, null)).toBe('第 3 名');
  expect(placeText({ rank: 3, rankLow: 1, rankHigh: 5, teamsCount: 24 })).toBe(
    '第 3 名 (1–5) / 24',
  );
  expect(differenceText(-0.002, 0.004)).toBe('Δ = −0.002 ± 0.004');
});

it.each([
  [13, 80, '测试集只有 80 行，前 13 名分不出高下。'],
  [2, 20_000, '测试集有 20,000 行，前 2 名分不出高下。'],
  [5, null, '前 5 名分不出高下。'],
])('says that the first %p of %p rows can’t be told apart', (count, rows, text) => {
  expect(headText(count, rows)).toBe(text);
});
