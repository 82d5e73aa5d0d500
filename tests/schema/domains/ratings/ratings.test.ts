import { describe, expect, it } from '@jest/globals';
import {
  chanceOfWin,
  movesByRanking,
  type RatedRanking,
  type RatedTeam,
  ratingPrior,
  ratingsAfter,
  shownRating,
} from '@whaletide/schema/domains/ratings/rules.ts';
import { simulate } from './simulation.ts';

const SEEDS = [1, 2, 3, 4, 5];

const team = (place: number, ...memberIds: string[]): RatedTeam => ({ place, memberIds });
const fromPrior = () => ratingPrior;
const after = (...teams: RatedTeam[]) => {
  const ratings = ratingsAfter(teams, fromPrior);
  return (id: string) => ratings.get(id) ?? ratingPrior;
};
const ranking = (competitionId: string, publishedAt: number, ...teams: RatedTeam[]) =>
  ({ competitionId, publishedAt, teams }) satisfies RatedRanking;

const ratingMoves = (rankings: readonly RatedRanking[]) => [...movesByRanking(rankings)].flat();

describe('ratings after a ranking', () => {
  it('rise by the place, and are surer than before', () => {
    const of = after(team(1, 'a'), team(2, 'b'), team(3, 'c'));
    expect(of('a').mean).toBeGreaterThan(of('b').mean);
    expect(of('b').mean).toBeGreaterThan(of('c').mean);
    expect(of('a').mean).toBeGreaterThan(0);
    expect(of('c').mean).toBeLessThan(0);
    for (const id of ['a', 'b', 'c']) expect(of(id).deviation).toBeLessThan(ratingPrior.deviation);
  });

  it('stay where all teams share a place, and where there is one team alone', () => {
    const tied = ratingsAfter([team(1, 'a'), team(1, 'b', 'c'), team(1, 'd')], (id) => ({
      mean: id === 'a' ? 2 : -1,
      deviation: 0.5,
    }));
    expect(tied.get('a')).toEqual({ mean: 2, deviation: 0.5 });
    expect(tied.get('c')).toEqual({ mean: -1, deviation: 0.5 });
    expect(after(team(1, 'a'))('a')).toEqual(ratingPrior);
    expect(ratingsAfter([], fromPrior).size).toBe(0);
  });

  it('are the same for teams that share a place, whatever their order', () => {
    const of = after(team(1, 'a'), team(2, 'b'), team(2, 'c'), team(4, 'd'));
    expect(of('b').mean).toBeCloseTo(of('c').mean, 12);
    const other = after(team(4, 'd'), team(2, 'c'), team(1, 'a'), team(2, 'b'));
    for (const id of ['a', 'b', 'c', 'd']) expect(other(id).mean).toBeCloseTo(of(id).mean, 12);
  });

  it('move less for each member of a team than for one alone', () => {
    const of = after(team(1, 'a', 'b'), team(2, 'c'));
    expect(of('a')).toEqual(of('b'));
    expect(of('a').mean).toBeLessThan(-of('c').mean);
  });

  it('stay finite against far stronger teams, and among a thousand', () => {
    const far = ratingsAfter([team(1, 'a'), team(2, 'b')], (id) => ({
      mean: id === 'a' ? -400 : 400,
      deviation: 1,
    }));
    const many = after(...Array.from({ length: 1_000 }, (_, index) => team(index + 1, `${index}`)));
    for (const { mean, deviation } of [...far.values(), many('0'), many('999')]) {
      expect(Number.isFinite(mean)).toBe(true);
      expect(deviation).toBeGreaterThan(0);
    }
  });
});

describe('moves', () => {
  const first = ranking('1', 10, team(1, 'a'), team(2, 'b'), team(3, 'c'));
  const second = ranking('2', 20, team(1, 'c'), team(2, 'a'));
  const third = ranking('3', 20, team(1, 'b'), team(2, 'c'), team(2, 'a'));

  it('are the same in whatever order the rankings are given', () => {
    const moves = ratingMoves([first, second, third]);
    expect(ratingMoves([third, first, second])).toEqual(moves);
    expect(ratingMoves([second, third, first])).toEqual(moves);
    expect(moves.map(({ position }) => position)).toEqual([1, 1, 1, 2, 2, 3, 3, 3]);
  });

  it('begin where the one before has ended', () => {
    const own = ratingMoves([first, second, third]).filter(({ memberId }) => memberId === 'c');
    expect(own[0]?.before).toEqual(ratingPrior);
    expect(own[1]?.before).toEqual(own[0]?.after);
    expect(own[2]?.before).toEqual(own[1]?.after);
  });

  it('go with a ranking that is withdrawn', () => {
    const left = ratingMoves([first, third]);
    expect(left.map(({ competitionId }) => competitionId)).toEqual(['1', '1', '1', '3', '3', '3']);
    const own = left.filter(({ memberId }) => memberId === 'c');
    expect(own[1]?.before).toEqual(own[0]?.after);
    expect(ratingMoves([])).toEqual([]);
  });
});

it('shows whole points around 1500', () => {
  expect(shownRating(ratingPrior)).toEqual({ value: 1500, deviation: 226 });
  expect(shownRating({ mean: Math.LN10, deviation: 0.5 })).toEqual({ value: 1900, deviation: 87 });
  const sure = { mean: 0, deviation: 0 };
  expect(chanceOfWin({ ...sure, mean: Math.LN10 }, sure)).toBeCloseTo(10 / 11, 10);
});

describe.each([{ isAlone: true }, { isAlone: false }])(
  'simulated, alone: $isAlone',
  (community) => {
    const runs = SEEDS.map((seed) => simulate(seed, community));
    const mean = (of: (run: (typeof runs)[number]) => number) =>
      runs.reduce((sum, run) => sum + of(run), 0) / runs.length;

    it('ranks as skill does', () => {
      expect(mean(({ correlation }) => correlation)).toBeGreaterThanOrEqual(0.85);
    });

    it('expects as many wins as come, within 3 %', () => {
      for (const { miscalibration } of runs) expect(miscalibration).toBeLessThanOrEqual(0.03);
    });
  },
);
