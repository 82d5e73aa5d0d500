import { blockInfluences } from '@whaletide/schema/domains/submissions/rules/metrics/block-influences.ts';
import type {
  MetricDefinition,
  MetricParameters,
} from '@whaletide/schema/domains/submissions/rules/metrics/definition.ts';
import {
  type MetricRows,
  rowCount,
} from '@whaletide/schema/domains/submissions/rules/metrics/rows.ts';
import {
  INFLUENCE_BLOCKS,
  revealedScore,
  revealError,
  standardError,
} from '@whaletide/schema/domains/submissions/rules/reveal.ts';
import { guessOf } from './guess.ts';

/** Blocks of the delete-block jackknife, which scores all rows once for each, where rows are many. */
const FEWER_BLOCKS = 64;
const MANY_ROWS = 20_000;

/** Score of a part of the rows, exact and as it is revealed. */
export interface PartScore {
  /** To nine decimals: equal results get equal scores, whatever the order of their sums. */
  exact: number;
  revealed: number;
  /** Influence values summed over the blocks. */
  influences: Float32Array;
}

const sumsOf = (
  metric: MetricDefinition,
  rows: MetricRows,
  parameters: MetricParameters,
  blocks: Uint8Array,
): Float64Array => {
  const isSlow = !metric.influences && rowCount(rows) > MANY_ROWS;
  if (!isSlow) return blockInfluences(metric, rows, parameters, blocks, INFLUENCE_BLOCKS);
  const fewer = blocks.map((block) => block % FEWER_BLOCKS);
  const sums = new Float64Array(INFLUENCE_BLOCKS);
  sums.set(blockInfluences(metric, rows, parameters, fewer, FEWER_BLOCKS));
  return sums;
};

/**
 * Scores rows of one part, and rounds the score to what may be told of it (reveal.ts).
 *
 * @param blocks the block of each row
 * @param seed decides the guess that the score's error is compared with; a secret of the task
 */
export const partScore = (
  { metric, parameters }: { metric: MetricDefinition; parameters: MetricParameters },
  rows: MetricRows,
  blocks: Uint8Array,
  seed: number,
): PartScore => {
  const exact = Number(metric.score(rows, parameters).toFixed(9));
  const sums = sumsOf(metric, rows, parameters, blocks);
  const guessed = metric.influences && guessOf(rows, seed);
  const guess = guessed && {
    score: metric.score(guessed, parameters),
    error: standardError(sumsOf(metric, guessed, parameters, blocks), blocks.length),
  };
  const best = metric.higherIsBetter ? metric.range.max : metric.range.min;
  const error = revealError(exact, standardError(sums, blocks.length), guess, best);
  return { exact, revealed: revealedScore(exact, error), influences: Float32Array.from(sums) };
};
