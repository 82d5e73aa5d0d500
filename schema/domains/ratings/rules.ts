/**
 * Ratings of members by final rankings: a Plackett–Luce model, updated as by Weng and Lin (A Bayesian
 * Approximation Method for Online Ranking, 2011). Strengths are on the logistic scale, on which a
 * team that is stronger by 1 comes before another with 73 %.
 */

/** Normal belief about a member's strength. */
export interface Rating {
  mean: number;
  deviation: number;
}

/** Belief about a member without any result. */
export const ratingPrior: Rating = { mean: 0, deviation: 1.3 };

/** Competitions below which a rating is provisional. */
export const PROVISIONAL_BELOW = 5;

/** Days within which a final ranking was published for a member who counts as active. */
export const ACTIVE_DAYS = 365;

/** Shown value of the prior's mean, and points for 1 on the logistic scale: 400 points are 10 : 1. */
const CENTRE = 1500;
const POINTS = 400 / Math.LN10;

/** Variance that each competition adds before it counts, since members get better, or rusty. */
const DRIFT = 0.002;

/** Variance of the logistic distribution, beside which those of strengths are counted. */
const LOGISTIC = Math.PI ** 2 / 3;

/** A ranked team; those that share a place can't be told apart. */
export interface RatedTeam {
  /** From 1. */
  place: number;
  memberIds: readonly string[];
}

/** Belief about a team: its strength is the mean of its members'. */
export const teamRating = (members: readonly Rating[]): Rating => {
  const sum = (of: (rating: Rating) => number) => members.reduce((all, one) => all + of(one), 0);
  return {
    mean: sum(({ mean }) => mean) / members.length,
    deviation: Math.sqrt(sum(({ deviation }) => deviation ** 2)) / members.length,
  };
};

/** Chance that a team of the first strength comes before one of the second, from 0 to 1. */
export const chanceOfWin = (one: Rating, other: Rating): number => {
  const spread = (one.deviation ** 2 + other.deviation ** 2) / LOGISTIC;
  return 1 / (1 + Math.exp((other.mean - one.mean) / Math.sqrt(1 + spread)));
};

/** Slope and negative curvature of the likelihood of a ranking at a team's strength. */
interface Gradient {
  slope: number;
  curvature: number;
}

/** Ends of the runs of equal places. */
const groupEnds = (places: readonly number[]): number[] =>
  places.flatMap((place, index) => (place === places[index + 1] ? [] : [index + 1]));

/**
 * Gradients of teams in the order of their places. Each place is won against all teams that are
 * left; teams that share one are a draw, every order of which is as likely (Efron's approximation).
 */
const gradientsOf = (teams: readonly Rating[], places: readonly number[]): Gradient[] => {
  const spread = teams.reduce((all, { deviation }) => all + deviation ** 2, 0) / teams.length;
  const scale = Math.sqrt(1 + spread / LOGISTIC);
  const highest = Math.max(...teams.map(({ mean }) => mean));
  const weights = teams.map(({ mean }) => Math.exp((mean - highest) / scale));
  // Weights of the teams from each on: summed from the last, so that no difference cancels.
  const left = [...weights];
  for (let index = left.length - 2; index >= 0; index--)
    left[index] = (left[index] ?? 0) + (left[index + 1] ?? 0);
  const gradients: Gradient[] = [];
  let [lost, lostSquares, first] = [0, 0, 0];
  for (const end of groupEnds(places)) {
    const [size, below] = [end - first, left[end] ?? 0];
    const together = (left[first] ?? 0) - below;
    let [own, ownSquares] = [lost, lostSquares];
    for (let drawn = 0; drawn < size; drawn++) {
      const share = 1 - drawn / size;
      const inverse = 1 / (below + share * together);
      own += share * inverse;
      ownSquares += (share * inverse) ** 2;
      lost += inverse;
      lostSquares += inverse ** 2;
    }
    for (const weight of weights.slice(first, end))
      gradients.push({
        slope: (1 - weight * own) / scale,
        curvature: Math.max(0, weight * own - weight ** 2 * ownSquares) / scale ** 2,
      });
    first = end;
  }
  return gradients;
};

/**
 * Ratings after a ranking, of all members in it. One in which all teams share a place says nothing
 * and leaves all ratings as they were; so does one of a single team.
 */
export const ratingsAfter = (
  teams: readonly RatedTeam[],
  ratingOf: (memberId: string) => Rating,
): Map<string, Rating> => {
  const ordered = teams.toSorted((a, b) => a.place - b.place);
  const places = ordered.map(({ place }) => place);
  const before = new Map(
    ordered.flatMap(({ memberIds }) => memberIds.map((id) => [id, ratingOf(id)] as const)),
  );
  if (new Set(places).size < 2) return before;
  const drifted = new Map(
    [...before].map(([id, { mean, deviation }]) => {
      const variance = Math.min(deviation ** 2 + DRIFT, ratingPrior.deviation ** 2);
      return [id, { mean, deviation: Math.sqrt(variance) }] as const;
    }),
  );
  const drift = (id: string) => drifted.get(id) ?? ratingPrior;
  const gradients = gradientsOf(
    ordered.map(({ memberIds }) => teamRating(memberIds.map(drift))),
    places,
  );
  return new Map(
    ordered.flatMap(({ memberIds }, index) => {
      const { slope, curvature } = gradients[index] ?? { slope: 0, curvature: 0 };
      const part = 1 / memberIds.length;
      return memberIds.map((id) => {
        const { mean, deviation } = drift(id);
        const variance = 1 / (1 / deviation ** 2 + part ** 2 * curvature);
        return [
          id,
          { mean: mean + variance * part * slope, deviation: Math.sqrt(variance) },
        ] as const;
      });
    }),
  );
};

/** A published final ranking, as ratings are computed of it. */
export interface RatedRanking {
  competitionId: string;
  /** Time at which it was published, in ms; of several at once the lower id counts first. */
  publishedAt: number;
  teams: readonly RatedTeam[];
}

/** Change of a member's rating by one ranking. */
export interface RatingMove {
  memberId: string;
  competitionId: string;
  /** From 1, the place of the ranking among all that count. */
  position: number;
  publishedAt: number;
  before: Rating;
  after: Rating;
}

/**
 * Moves of all members by these rankings, one ranking at a time; each counts after those that were
 * published before it, in whatever order they are given.
 */
export function* movesByRanking(rankings: readonly RatedRanking[]): Generator<RatingMove[]> {
  const current = new Map<string, Rating>();
  const ratingOf = (memberId: string) => current.get(memberId) ?? ratingPrior;
  const ordered = rankings.toSorted(
    (a, b) => a.publishedAt - b.publishedAt || (a.competitionId < b.competitionId ? -1 : 1),
  );
  for (const [index, { competitionId, publishedAt, teams }] of ordered.entries()) {
    const moves = [...ratingsAfter(teams, ratingOf)].map(([memberId, after]) => ({
      memberId,
      competitionId,
      position: index + 1,
      publishedAt,
      before: ratingOf(memberId),
      after,
    }));
    for (const { memberId, after } of moves) current.set(memberId, after);
    yield moves;
  }
}

/** A rating in whole points, as it is shown. */
export const shownRating = ({ mean, deviation }: Rating) => ({
  value: Math.round(CENTRE + POINTS * mean),
  deviation: Math.round(POINTS * deviation),
});
