/**
 * Foretells how well a board can tell teams apart, out of the influence values of a few results: the
 * likely teams are thrown many times as those results' errors say, and are compared as boards do.
 */
import { rankCritical } from '#domains/leaderboards/rules/rank-intervals.ts';
import { randomNormals } from './random-normals.ts';

/** Teams of the board that is foretold. */
export const LIKELY_TEAMS = 24;

/** Part of the distance to the best score that the best of the likely teams makes good. */
export const LIKELY_GAIN = 0.4;
/** The same between guessing and the weakest of them, where the organizer has no baseline. */
const GAIN_ON_GUESSING = 0.4;
/** Power by which teams crowd towards the head. */
const CROWDING = 1.5;

/** Correlation of two teams' errors where no two results tell of it, and its bounds. */
const USUAL_CORRELATION = 0.5;
const LEAST_CORRELATION = 0.1;
const MOST_CORRELATION = 0.95;

const RUNS = 200;
const SEED = 20_261_130;
/** Rows of a larger part, as multiples of those that there are. */
const FACTORS = [1.5, 2, 3, 4, 6, 8, 10, 15, 20, 30, 50, 100];
/** A head that is small enough. */
const SMALL_HEAD = 3;

/** A result on a part of the rows: its score, and its rows' influences summed over blocks. */
export interface KnownResult {
  score: number;
  sums: ArrayLike<number>;
}

export interface ForecastFacts {
  higherIsBetter: boolean;
  range: { min: number; max: number };
  /** Rows of the part. */
  rows: number;
  /** Baselines of the organizer's. */
  baselines: readonly KnownResult[];
  /** Results that know the solution's distribution alone. */
  guesses: readonly KnownResult[];
}

export interface BoardForecast {
  rows: number;
  /** Difference of scores from which on two good teams are told apart. */
  gap: number;
  /** Scores of the weakest and the best of the likely teams. */
  from: number;
  to: number;
  /** Number of them that aren't told apart from the first, itself included. */
  head: number;
  /** Further rows by which the head would be half as large, and its size then; null where it is small. */
  more: { rows: number; head: number } | null;
}

/** Teams to throw: their distances to the best score, and the standard errors of these on one row. */
interface Teams {
  distances: number[];
  deviations: number[];
  correlation: number;
}

const deviationOf = ({ sums }: KnownResult, rows: number): number => {
  let squares = 0;
  let used = 0;
  for (const sum of Array.from(sums)) {
    if (sum !== 0) used += 1;
    squares += sum * sum;
  }
  return used < 2 ? 0 : Math.sqrt((squares * used) / (used - 1) / rows);
};

const correlationOf = ([one, other]: readonly KnownResult[]): number => {
  if (!one || !other) return USUAL_CORRELATION;
  let [product, first, second] = [0, 0, 0];
  for (let block = 0; block < one.sums.length; block += 1) {
    const [a, b] = [one.sums[block] ?? 0, other.sums[block] ?? 0];
    product += a * b;
    first += a * a;
    second += b * b;
  }
  if (first === 0 || second === 0) return USUAL_CORRELATION;
  const found = product / Math.sqrt(first * second);
  return Math.min(MOST_CORRELATION, Math.max(LEAST_CORRELATION, found));
};

/** The deviation at another distance: of a share as a binomial's, of a loss in proportion to it. */
const deviationAt = (
  distance: number,
  start: { distance: number; deviation: number },
  width: number,
): number => {
  const share = distance / start.distance;
  const isBounded = Number.isFinite(width) && start.distance < width;
  return (
    start.deviation *
    (isBounded ? Math.sqrt((share * (width - distance)) / (width - start.distance)) : share)
  );
};

/** The likely teams, the best first; null where no score is the best, or nothing is known of errors. */
const likelyTeams = (facts: ForecastFacts): Teams | null => {
  const { higherIsBetter, range, rows, baselines, guesses } = facts;
  const best = higherIsBetter ? range.max : range.min;
  if (!Number.isFinite(best)) return null;
  const distanceOf = ({ score }: KnownResult) => Math.abs(best - score);
  const useful = (results: readonly KnownResult[]) =>
    results
      .filter((one) => distanceOf(one) > 0 && deviationOf(one, rows) > 0)
      .toSorted((a, b) => distanceOf(a) - distanceOf(b));
  const own = useful(baselines);
  const [known] = own.length > 0 ? own : useful(guesses);
  if (!known) return null;
  const start = { distance: distanceOf(known), deviation: deviationOf(known, rows) };
  const weakest = own.length > 0 ? start.distance : start.distance * (1 - GAIN_ON_GUESSING);
  const distances = Array.from({ length: LIKELY_TEAMS }, (_, team) => {
    const behind = (team / (LIKELY_TEAMS - 1)) ** CROWDING;
    return weakest * (1 - LIKELY_GAIN * (1 - behind));
  });
  const width = range.max - range.min;
  return {
    distances,
    deviations: distances.map((distance) => deviationAt(distance, start, width)),
    correlation: correlationOf(own),
  };
};

/** Mean number of teams at the head of boards of so many rows. */
const headOf = ({ distances, deviations, correlation }: Teams, rows: number): number => {
  const next = randomNormals(SEED);
  const count = distances.length;
  const criticals = Array.from({ length: count }, (_, rejected) =>
    rankCritical(count - 1 - rejected, rows),
  );
  const [own, common] = [Math.sqrt(1 - correlation), Math.sqrt(correlation)];
  const root = Math.sqrt(rows);
  let heads = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const shared = next() * common;
    const seen = distances.map(
      (distance, team) => distance + ((deviations[team] ?? 0) / root) * (shared + own * next()),
    );
    const first = seen.reduce((least, one, team) => (one < (seen[least] ?? 0) ? team : least), 0);
    const a = deviations[first] ?? 0;
    const errors = seen
      .map((distance, team) => {
        const b = deviations[team] ?? 0;
        const error = Math.sqrt(a * a + b * b - 2 * correlation * a * b) / root;
        const gap = distance - (seen[first] ?? 0);
        return team === first || gap === 0 ? 0 : gap / error;
      })
      .toSorted((one, other) => other - one);
    // Holm, as boards adjust: what is told apart leaves fewer comparisons for the others.
    let apart = 0;
    while (apart < count - 1 && (errors[apart] ?? 0) > (criticals[apart] ?? Infinity)) apart += 1;
    heads += count - apart;
  }
  return heads / RUNS;
};

const moreRows = (teams: Teams, rows: number, head: number): BoardForecast['more'] => {
  if (head <= SMALL_HEAD) return null;
  const factor = FACTORS.find((one) => headOf(teams, rows * one) <= head / 2) ?? FACTORS.at(-1);
  const all = Math.ceil(rows * (factor ?? 1));
  return { rows: all - rows, head: Math.round(headOf(teams, all)) };
};

/** Foretells the board of one part; null where its metric or its results say nothing of errors. */
export const forecastBoard = (facts: ForecastFacts): BoardForecast | null => {
  const { higherIsBetter, range, rows } = facts;
  const teams = likelyTeams(facts);
  if (!teams || rows < 2) return null;
  const scoreAt = (distance: number) =>
    higherIsBetter ? range.max - distance : range.min + distance;
  const [best = 0] = teams.distances;
  const [deviation = 0] = teams.deviations;
  const error = (deviation * Math.sqrt(2 * (1 - teams.correlation))) / Math.sqrt(rows);
  const mean = headOf(teams, rows);
  return {
    rows,
    gap: rankCritical(LIKELY_TEAMS - 1, rows) * error,
    from: scoreAt(teams.distances.at(-1) ?? 0),
    to: scoreAt(best),
    head: Math.round(mean),
    more: moreRows(teams, rows, mean),
  };
};
