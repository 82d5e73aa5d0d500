/** Boards and scores of known truth, by which intervals are checked; the same for the same seed. */
import type { BuiltInMetric } from '#schema/domains/competitions/rest/stages.ts';
import {
  type BoardScores,
  type RankInterval,
  rankIntervals,
} from '#schema/domains/leaderboards/rules/rank-intervals.ts';
import { blockInfluences } from '#schema/domains/submissions/rules/metrics/block-influences.ts';
import { metricDefinitions } from '#schema/domains/submissions/rules/metrics/index.ts';
import type { MetricRows } from '#schema/domains/submissions/rules/metrics/rows.ts';
import {
  INFLUENCE_BLOCKS,
  revealedScore,
  standardError,
} from '#schema/domains/submissions/rules/reveal.ts';
import { scoreInterval } from '#schema/domains/submissions/rules/score-intervals.ts';
import { randomBlocks } from './ladder-board.ts';
import type { Random } from './random.ts';

type Draw = (rows: number, random: Random) => MetricRows;

const labelled =
  (labels: readonly string[], right: number): Draw =>
  (rows, { next, below }) => {
    const truth = Int32Array.from({ length: rows }, () => below(labels.length));
    const prediction = truth.map((code) => (next() < right ? code : below(labels.length)));
    return { kind: 'label', labels, truth, prediction };
  };

const numbered: Draw = (rows, { normal }) => {
  const truth = Float64Array.from({ length: rows }, () => 10 * normal());
  return { kind: 'number', truth, prediction: truth.map((value) => value + 1.045 * normal()) };
};

const classified =
  (kind: 'score' | 'probability'): Draw =>
  (rows, { next, normal }) => {
    const truth = Uint8Array.from({ length: rows }, () => Number(next() < 0.3));
    const prediction = Float64Array.from(truth, (positive) => {
      const score = positive - 0.5 + normal();
      return kind === 'score' ? score : 1 / (1 + Math.exp(-score));
    });
    return { kind, truth, prediction };
  };

/** Ways to draw results of one quality, by metric. */
export const draws: Partial<Record<BuiltInMetric, Draw>> = {
  accuracy: labelled(['a', 'b', 'c'], 0.713),
  rmse: numbered,
  mae: numbered,
  auc: classified('score'),
  macroF1: labelled(['a', 'b', 'c'], 0.713),
  logLoss: classified('probability'),
};

/** Share of simulated scores whose interval has the score of infinitely many rows. */
export const scoreCoverage = (
  metric: BuiltInMetric,
  draw: Draw,
  { rows, runs, random }: { rows: number; runs: number; random: Random },
): number => {
  const definition = metricDefinitions[metric];
  const truth = definition.score(draw(1_000_000, random), {});
  let covered = 0;
  for (let run = 0; run < runs; run += 1) {
    const drawn = draw(rows, random);
    const exact = definition.score(drawn, {});
    const blocks = randomBlocks(rows, random);
    const sums = blockInfluences(definition, drawn, {}, blocks, INFLUENCE_BLOCKS);
    const revealed = revealedScore(exact, standardError(sums, rows));
    const interval = scoreInterval(
      { exact, revealed, rows, sums },
      { range: definition.range, isShare: metric === 'accuracy' },
    );
    if (interval && interval.low <= truth && truth <= interval.high) covered += 1;
  }
  return covered / runs;
};

export interface RankCoverage {
  /** Share of the team that is covered least often. */
  worst: number;
  /** Mean number of ranks of an interval. */
  width: number;
}

interface Losses {
  /** Mean losses of the teams. */
  skills: readonly number[];
  rows: number;
  random: Random;
}

/** Losses of teams on shared rows, team after team: rows are hard for all of them alike. */
const lossesOf = ({ skills, rows, random }: Losses): Float64Array => {
  const hardness = Float64Array.from({ length: rows }, () => 0.8 * random.normal());
  const losses = new Float64Array(skills.length * rows);
  for (const [team, skill] of skills.entries())
    for (let row = 0; row < rows; row += 1)
      losses[team * rows + row] = skill + (hardness[row] ?? 0) + 0.6 * random.normal();
  return losses;
};

/** A board of losses, whose influences are summed over blocks or kept row by row. */
const boardOf = (
  losses: Float64Array,
  teams: number,
  rows: number,
  blocks: ArrayLike<number>,
  width: number,
): { board: BoardScores; order: number[] } => {
  const means = Float64Array.from({ length: teams }, (_, team) => {
    let sum = 0;
    for (let row = 0; row < rows; row += 1) sum += losses[team * rows + row] ?? 0;
    return sum / rows;
  });
  const order = [...means.keys()].sort((one, other) => (means[one] ?? 0) - (means[other] ?? 0));
  const sums = new Float32Array(teams * width);
  for (const [place, team] of order.entries())
    for (let row = 0; row < rows; row += 1) {
      const at = place * width + (blocks[row] ?? 0);
      sums[at] = (sums[at] ?? 0) + (losses[team * rows + row] ?? 0) - (means[team] ?? 0);
    }
  const keys = Float64Array.from(order, (team) => means[team] ?? 0);
  const known = new Uint8Array(teams).fill(1);
  return { board: { keys, shown: keys, known, sums, width, rows }, order };
};

/** Coverage of rank intervals by blocks, and by whole rows, on simulated boards. */
export const rankCoverage = (
  skills: readonly number[],
  {
    rows,
    runs,
    random,
    wholeRows,
  }: { rows: number; runs: number; random: Random; wholeRows: boolean },
): { blocks: RankCoverage; rows: RankCoverage | null } => {
  const teams = skills.length;
  const makeTally = () => ({ hits: new Float64Array(teams), width: 0 });
  const tallies = { blocks: makeTally(), rows: makeTally() };
  const add = (
    tally: ReturnType<typeof makeTally>,
    order: number[],
    found: (RankInterval | null)[],
  ) => {
    for (const [place, interval] of found.entries()) {
      const team = order[place] ?? 0;
      const own = skills[team] ?? 0;
      if (!interval) continue;
      // Any of the ranks that equal teams share is true: all of them are to be covered.
      const low = 1 + skills.filter((skill) => skill < own).length;
      const high = teams - skills.filter((skill) => skill > own).length;
      if (interval.low <= low && interval.high >= high)
        tally.hits[team] = (tally.hits[team] ?? 0) + 1;
      tally.width += (interval.high - interval.low + 1) / teams / runs;
    }
  };
  for (let run = 0; run < runs; run += 1) {
    const losses = lossesOf({ skills, rows, random });
    const sketch = boardOf(losses, teams, rows, randomBlocks(rows, random), INFLUENCE_BLOCKS);
    add(tallies.blocks, sketch.order, rankIntervals(sketch.board));
    if (!wholeRows) continue;
    const every = Uint32Array.from({ length: rows }, (_, row) => row);
    const whole = boardOf(losses, teams, rows, every, rows);
    add(tallies.rows, whole.order, rankIntervals(whole.board));
  }
  const result = ({ hits, width }: ReturnType<typeof makeTally>) => ({
    worst: Math.min(...hits) / runs,
    width,
  });
  return { blocks: result(tallies.blocks), rows: wholeRows ? result(tallies.rows) : null };
};

/** A board of so many teams whose scores lie close together, for measuring time. */
export const crowdedBoard = (teams: number, random: Random): BoardScores => {
  const rows = 2_000;
  const hardness = Float64Array.from({ length: INFLUENCE_BLOCKS }, () => 8 * random.normal());
  const sums = new Float32Array(teams * INFLUENCE_BLOCKS);
  for (let at = 0; at < sums.length; at += 1)
    sums[at] = (hardness[at % INFLUENCE_BLOCKS] ?? 0) * 0.25 + 1.7 * random.normal();
  const keys = Float64Array.from({ length: teams }, () => 0.5 + 0.02 * random.normal()).sort();
  const known = new Uint8Array(teams).fill(1);
  return { keys, shown: keys, known, sums, width: INFLUENCE_BLOCKS, rows };
};
