import {
  type BoardScores,
  rankIntervals,
} from '@whaletide/schema/domains/leaderboards/rules/rank-intervals.ts';
import {
  definitionOf,
  type ScoringForm,
} from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { INFLUENCE_BLOCKS } from '@whaletide/schema/domains/submissions/rules/reveal.ts';
import { scoreInterval } from '@whaletide/schema/domains/submissions/rules/score-intervals.ts';
import type { BoardScore } from '#domains/submissions/store/bests.ts';

/** Row of a board as a thread takes it: plain values, its date as a number. */
export type ScoreOfTeam = Omit<BoardScore, 'bestDate'> & { bestDate: number };

/** Score of a team with what is known of its rows. */
type ScoredRows = Pick<ScoreOfTeam, 'exact' | 'sortKey' | 'rows' | 'influences' | 'solutionHash'>;

/** Settings of the score that a board ranks by. */
export type BoardScoring = Pick<ScoringForm, 'metric' | 'customMetric'>;

export interface TeamInterval {
  teamId: string;
  bestDate: number;
  /** Null where not all teams of the board can be compared. */
  rankLow: number | null;
  rankHigh: number | null;
  scoreLow: number | null;
  scoreHigh: number | null;
  rivals: { team: string; difference: number; margin: number }[];
}

/** Significant digits of margins. */
const DIGITS = 2;

/** The value that most have; null of none. */
const usual = <T>(values: readonly T[]): T | null => {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most ? most[0] : null;
};

const sumsOf = (bytes: Uint8Array) => new Float32Array(Uint8Array.from(bytes).buffer);

/** The board as numbers: comparable are those that were scored by the same rows. */
export const toBoard = (scores: readonly ScoredRows[], sign: number): BoardScores => {
  const withRows = scores.filter(({ influences, rows }) => influences !== null && rows !== null);
  const hash = usual(withRows.map(({ solutionHash }) => solutionHash));
  const rows = usual(
    withRows.filter((one) => one.solutionHash === hash).map((one) => one.rows ?? 0),
  );
  const sums = new Float32Array(scores.length * INFLUENCE_BLOCKS);
  const known = new Uint8Array(scores.length);
  for (const [team, score] of scores.entries()) {
    if (!score.influences || score.rows !== rows || score.solutionHash !== hash) continue;
    known[team] = 1;
    const own = sumsOf(score.influences);
    for (let block = 0; block < INFLUENCE_BLOCKS; block += 1)
      sums[team * INFLUENCE_BLOCKS + block] = sign * (own[block] ?? 0);
  }
  return {
    keys: Float64Array.from(scores, ({ exact }) => sign * exact),
    shown: Float64Array.from(scores, ({ sortKey }) => sortKey),
    known,
    sums,
    width: INFLUENCE_BLOCKS,
    rows: rows ?? 0,
  };
};

/** The intervals of a board's teams, in its order, of those of whose rows something is known. */
export const intervalsOf = (
  scores: readonly ScoreOfTeam[],
  scoring: BoardScoring,
): TeamInterval[] => {
  const { higherIsBetter, range } = definitionOf(scoring);
  const board = toBoard(scores, higherIsBetter ? -1 : 1);
  // One team that can be anywhere leaves every other anywhere, too: there is no interval.
  const isWhole = board.known.every((known) => known === 1);
  return rankIntervals(board).flatMap((interval, team) => {
    const own = scores[team];
    if (!interval || !own) return [];
    const sums = own.influences && sumsOf(own.influences);
    const told = { exact: own.exact, revealed: own.score, rows: own.rows, sums };
    const score = scoreInterval(told, { range, isShare: scoring.metric === 'accuracy' });
    const rivals = interval.rivals.flatMap(({ at, margin }) => {
      const other = scores[at];
      if (!other) return [];
      const difference = Number((other.score - own.score).toPrecision(12));
      return [{ team: other.teamId, difference, margin: Number(margin.toPrecision(DIGITS)) }];
    });
    return [
      {
        teamId: own.teamId,
        bestDate: own.bestDate,
        rankLow: isWhole ? interval.low : null,
        rankHigh: isWhole ? interval.high : null,
        scoreLow: score?.low ?? null,
        scoreHigh: score?.high ?? null,
        rivals: isWhole ? rivals : [],
      },
    ];
  });
};
