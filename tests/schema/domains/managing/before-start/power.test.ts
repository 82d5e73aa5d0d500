import { describe, expect, it } from '@jest/globals';
import type { BuiltInMetric } from '#schema/domains/competitions/rest/stages.ts';
import {
  forecastBoard,
  LIKELY_GAIN,
  LIKELY_TEAMS,
} from '#schema/domains/managing/rules/before-start/power.ts';
import { metricDefinitions } from '#schema/domains/submissions/rules/metrics/index.ts';
import { headOfBoard, startBoard } from '#tests/support/likely-boards.ts';
import { randomOf } from '#tests/support/random.ts';

const BOARDS = 50;

/** The error of a team by its place of chance: teams crowd towards the best. */
const errorOf = (weakest: number, behind: number) =>
  weakest * (1 - LIKELY_GAIN * (1 - behind ** 1.5));

interface Case {
  metric: BuiltInMetric;
  rows: number;
  weakest: number;
  shared: number;
  baselines: number;
}

/** Heads of boards that are drawn row by row, and the head that is foretold of each. */
const compared = ({ metric, rows, weakest, shared, baselines }: Case, seed: number) => {
  const random = randomOf(seed);
  const { higherIsBetter, range } = metricDefinitions[metric];
  return Array.from({ length: BOARDS }, () => {
    const { result, guess } = startBoard({ metric, rows, shared, random });
    const teams = Array.from({ length: LIKELY_TEAMS }, (_, team) =>
      result(errorOf(weakest, (team + random.next()) / LIKELY_TEAMS)),
    );
    const real = headOfBoard(teams, { metric, rows });
    const known = Array.from({ length: baselines }, () => result(weakest));
    const facts = { higherIsBetter, range, rows, baselines: known, guesses: [guess()] };
    return { real, foretold: forecastBoard(facts)?.head ?? 0 };
  });
};

const isNear = (foretold: number, real: number) => Math.abs(foretold / real - 1) <= 0.2;

describe('the head of a board that is foretold', () => {
  it.each<Case>([
    { metric: 'accuracy', rows: 80, weakest: 0.2, shared: 0.5, baselines: 1 },
    { metric: 'accuracy', rows: 4_000, weakest: 0.2, shared: 0.7, baselines: 2 },
    { metric: 'mae', rows: 500, weakest: 3, shared: 0.6, baselines: 2 },
    { metric: 'rmse', rows: 1_500, weakest: 3, shared: 0.5, baselines: 2 },
  ])('is within 20 % of boards like it, for each of 50 by $metric of $rows rows', (one) => {
    const boards = compared(one, 20_261_130);
    const mean = boards.reduce((sum, { real }) => sum + real, 0) / BOARDS;
    expect(boards.filter(({ foretold }) => !isNear(foretold, mean))).toEqual([]);
    // A head is a matter of chance: not even their mean is near that of each.
    const share = (near: (board: { real: number; foretold: number }) => boolean) =>
      boards.filter(near).length / BOARDS;
    expect(share(({ real, foretold }) => isNear(foretold, real))).toBeGreaterThanOrEqual(
      share(({ real }) => isNear(mean, real)),
    );
  });
});

describe('a board of which too little is known', () => {
  const sums = Float64Array.from({ length: 256 }, (_, block) => (block % 2 ? 1 : -1));
  const known = { score: 0.8, sums };
  const facts = {
    higherIsBetter: true,
    range: { min: 0, max: 1 },
    rows: 256,
    baselines: [known],
    guesses: [],
  };

  it.each([
    ['no score is the best', { range: { min: 0, max: Infinity } }],
    ['there is no result', { baselines: [] }],
    ['the only result is right everywhere', { baselines: [{ score: 1, sums: sums.map(() => 0) }] }],
    ['there is one row', { rows: 1 }],
  ])('isn’t foretold where %s', (_, change) => {
    expect(forecastBoard({ ...facts, ...change })).toBeNull();
  });

  it('is foretold of guesses alone, with teams that are better than these', () => {
    const forecast = forecastBoard({ ...facts, baselines: [], guesses: [{ score: 0.5, sums }] });
    expect(forecast?.from).toBeCloseTo(0.7);
    expect(forecast?.to).toBeCloseTo(0.82);
  });

  it('is the better, the more rows there are', () => {
    const forecast = forecastBoard({ ...facts, baselines: [{ ...known, score: 0.7 }] });
    expect(forecast?.head).toBeGreaterThan(3);
    expect(forecast?.more?.rows).toBeGreaterThan(0);
    expect(forecast?.more?.head).toBeLessThan(forecast?.head ?? 0);
  });
});
