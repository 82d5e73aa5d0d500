import {
  chanceOfWin,
  type RatedTeam,
  type Rating,
  ratingPrior,
  ratingsAfter,
  teamRating,
} from '@whaletide/schema/domains/ratings/rules.ts';
import { randomOf } from '#tests/support/random.ts';

const MEMBERS = 400;
const COMPETITIONS = 60;
/** Members in each competition. */
const ENTRANTS = 100;
/** Deviation of a team's luck, which makes the difference of two as wide as the logistic distribution. */
const LUCK = Math.PI / Math.sqrt(6);
/** Difference of two performances below which teams share a place. */
const TIED_WITHIN = 0.05;
const BINS = 10;

const ranksOf = (values: readonly number[]): number[] => {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const ranks: number[] = [];
  for (const [rank, { index }] of order.entries()) ranks[index] = rank;
  return ranks;
};

const spearman = (one: readonly number[], other: readonly number[]): number => {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const squares = a.reduce((sum, rank, index) => sum + (rank - (b[index] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (a.length * (a.length ** 2 - 1));
};

interface Bin {
  pairs: number;
  expected: number;
  won: number;
}

/** A community of a seed: skills, how often each takes part, and luck. */
const communityOf = (seed: number, isAlone: boolean) => {
  const { next, normal } = randomOf(seed);
  const skills = Array.from({ length: MEMBERS }, () => normal() * ratingPrior.deviation);
  const zeal = Array.from({ length: MEMBERS }, () => Math.exp(normal()));
  const sizeOf = (chance: number) => (isAlone || chance < 0.5 ? 1 : chance < 0.8 ? 2 : 3);

  /** Ranking of one competition, from the first place. */
  const compete = (): RatedTeam[] => {
    const entrants = zeal
      .map((of, member) => ({ member, key: next() ** (1 / of) }))
      .sort((a, b) => b.key - a.key)
      .slice(0, ENTRANTS)
      .map(({ member }) => member);
    const teams: { ids: number[]; performance: number }[] = [];
    while (entrants.length > 0) {
      const ids = entrants.splice(0, sizeOf(next()));
      const strength = ids.reduce((sum, id) => sum + (skills[id] ?? 0), 0) / ids.length;
      teams.push({ ids, performance: strength + LUCK * normal() });
    }
    teams.sort((a, b) => b.performance - a.performance);
    let place = 1;
    return teams.map(({ ids, performance }, index) => {
      const above = teams[index - 1];
      if (above && above.performance - performance > TIED_WITHIN) place = index + 1;
      return { place, memberIds: ids.map(String) };
    });
  };
  return { skills, compete };
};

/** Counts the pairs of a ranking by the chance that their ratings gave them before it. */
const countPairs = (bins: Bin[], teams: readonly RatedTeam[], of: (id: string) => Rating) => {
  const ratings = teams.map(({ memberIds, place }) => ({
    place,
    rating: teamRating(memberIds.map(of)),
  }));
  for (const [index, one] of ratings.entries())
    for (const other of ratings.slice(index + 1)) {
      const chance = chanceOfWin(one.rating, other.rating);
      if (chance === 0.5) continue;
      const first = one.place === other.place ? 0.5 : 1;
      const [expected, won] = chance > 0.5 ? [chance, first] : [1 - chance, 1 - first];
      const bin = bins[Math.min(BINS - 1, Math.floor((expected - 0.5) * 2 * BINS))];
      if (!bin) continue;
      bin.pairs++;
      bin.expected += expected;
      bin.won += won;
    }
};

/**
 * Runs a community through its competitions; answers how far ratings rank the members with three
 * results or more as their skills do, and how far expected wins are from those that came, weighted by
 * pairs, both from 0 to 1.
 */
export const simulate = (seed: number, { isAlone }: { isAlone: boolean }) => {
  const { skills, compete } = communityOf(seed, isAlone);
  const ratings = new Map<string, Rating>();
  const entries = new Map<string, number>();
  const of = (id: string) => ratings.get(id) ?? ratingPrior;
  const bins = Array.from({ length: BINS }, () => ({ pairs: 0, expected: 0, won: 0 }));
  for (let competition = 0; competition < COMPETITIONS; competition++) {
    const teams = compete();
    countPairs(bins, teams, of);
    for (const [id, rating] of ratingsAfter(teams, of)) {
      ratings.set(id, rating);
      entries.set(id, (entries.get(id) ?? 0) + 1);
    }
  }
  const known = [...entries].filter(([, count]) => count >= 3).map(([id]) => id);
  const pairs = bins.reduce((sum, bin) => sum + bin.pairs, 0);
  return {
    correlation: spearman(
      known.map((id) => of(id).mean),
      known.map((id) => skills[Number(id)] ?? 0),
    ),
    miscalibration: bins.reduce((sum, bin) => sum + Math.abs(bin.expected - bin.won), 0) / pairs,
  };
};
