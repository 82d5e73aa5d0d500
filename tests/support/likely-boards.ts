/** Boards of teams of known skill on rows that are hard for all of them alike; the same for the same seed. */
import type { BuiltInMetric } from '#schema/domains/competitions/rest/stages.ts';
import {
  type RankInterval,
  rankIntervals,
} from '#schema/domains/leaderboards/rules/rank-intervals.ts';
import { blockInfluences } from '#schema/domains/submissions/rules/metrics/block-influences.ts';
import { metricDefinitions } from '#schema/domains/submissions/rules/metrics/index.ts';
import type { MetricRows } from '#schema/domains/submissions/rules/metrics/rows.ts';
import { INFLUENCE_BLOCKS } from '#schema/domains/submissions/rules/reveal.ts';
import { normalQuantile } from '#schema/shared/rules/quantiles.ts';
import { randomBlocks } from './ladder-board.ts';
import type { Random } from './random.ts';

export interface LikelyBoard {
  metric: BuiltInMetric;
  rows: number;
  /** Part of the errors that teams have in common. */
  shared: number;
  random: Random;
}

export interface Scored {
  score: number;
  sums: Float64Array;
}

/** Makes results of one board: of so large an error, or of chance. */
export const startBoard = ({ metric, rows, shared, random }: LikelyBoard) => {
  const definition = metricDefinitions[metric];
  const hardness = Float64Array.from({ length: rows }, random.normal);
  const blocks = randomBlocks(rows, random);
  const isLabelled = definition.values === 'label';
  const codes = Int32Array.from({ length: rows }, () => random.below(2));
  const numbers = Float64Array.from({ length: rows }, () => 10 * random.normal());
  const [common, own] = [Math.sqrt(shared), Math.sqrt(1 - shared)];
  const rowsOf = (error: number): MetricRows => {
    const errors = Float64Array.from(hardness, (hard) => common * hard + own * random.normal());
    if (!isLabelled)
      return {
        kind: 'number',
        truth: numbers,
        prediction: numbers.map((value, row) => value + error * (errors[row] ?? 0)),
      };
    const wrong = normalQuantile(error);
    const prediction = codes.map((code, row) => ((errors[row] ?? 0) < wrong ? 1 - code : code));
    return { kind: 'label', labels: ['a', 'b'], truth: codes, prediction };
  };
  const scored = (of: MetricRows): Scored => ({
    score: definition.score(of, {}),
    sums: blockInfluences(definition, of, {}, blocks, INFLUENCE_BLOCKS),
  });
  return {
    result: (error: number) => scored(rowsOf(error)),
    /** Knows the distribution of the truth alone. */
    guess: () =>
      scored(
        isLabelled
          ? {
              kind: 'label',
              labels: ['a', 'b'],
              truth: codes,
              prediction: codes.map(() => random.below(2)),
            }
          : {
              kind: 'number',
              truth: numbers,
              prediction: numbers.map(() => 10 * random.normal()),
            },
      ),
  };
};

/** Teams of a board that aren't told apart from its first, by the intervals that boards show. */
export const headOfBoard = (
  results: readonly Scored[],
  { metric, rows }: Pick<LikelyBoard, 'metric' | 'rows'>,
): number => {
  const sign = metricDefinitions[metric].higherIsBetter ? -1 : 1;
  const sorted = results.toSorted((a, b) => sign * (a.score - b.score));
  const sums = Float32Array.from(
    sorted.flatMap((one) => Array.from(one.sums, (sum) => sign * sum)),
  );
  const keys = Float64Array.from(sorted, ({ score }) => sign * score);
  const known = new Uint8Array(sorted.length).fill(1);
  const [first]: (RankInterval | null)[] = rankIntervals({
    keys,
    shown: keys,
    known,
    sums,
    width: INFLUENCE_BLOCKS,
    rows,
  });
  return first?.high ?? sorted.length;
};
