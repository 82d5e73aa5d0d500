import { blockInfluences } from '@whaletide/schema/domains/submissions/rules/metrics/block-influences.ts';
import {
  bestScore,
  type MetricDefinition,
  type MetricParameters,
} from '@whaletide/schema/domains/submissions/rules/metrics/definition.ts';
import {
  type MetricRows,
  rowCount,
} from '@whaletide/schema/domains/submissions/rules/metrics/rows.ts';
import {
  INFLUENCE_BLOCKS,
  revealedScore,
  revealError,
  revealStep,
  standardError,
} from '@whaletide/schema/domains/submissions/rules/reveal.ts';
import { keptScore } from '@whaletide/schema/shared/rules/scores.ts';
import { guessOf } from './guess.ts';

/**
 * Blocks of the delete-block jackknife, which scores all rows once for each, where rows are many or
 * the metric is the organizer's own.
 */
const FEWER_BLOCKS = 64;
const MANY_ROWS = 20_000;

/** Score of a part of the rows, exact and as it is revealed. */
export interface PartScore {
  /** To twelve significant digits, as `keptScore` says. */
  exact: number;
  revealed: number;
  /** Step to which it was rounded; 0 where its digits alone were counted. */
  step: number;
  /** Influence values summed over the blocks. */
  influences: Float32Array;
}

const sumsOf = (
  metric: MetricDefinition,
  rows: MetricRows,
  parameters: MetricParameters,
  blocks: Uint8Array,
): Float64Array => {
  const isSlow = !metric.influences && (metric.family === 'custom' || rowCount(rows) > MANY_ROWS);
  if (!isSlow) return blockInfluences(metric, rows, parameters, blocks, INFLUENCE_BLOCKS);
  const fewer = blocks.map((block) => block % FEWER_BLOCKS);
  const sums = new Float64Array(INFLUENCE_BLOCKS);
  sums.set(blockInfluences(metric, rows, parameters, fewer, FEWER_BLOCKS));
  return sums;
};

interface Compared {
  metric: MetricDefinition;
  parameters: MetricParameters;
}

/** Mean score over targets; their rows are the same, so that its influences are the mean of theirs. */
const meanScore = (
  { metric, parameters }: Compared,
  targets: readonly MetricRows[],
  blocks: Uint8Array,
): { score: number; sums: Float64Array } => {
  let score = 0;
  const sums = new Float64Array(INFLUENCE_BLOCKS);
  for (const rows of targets) {
    score += metric.score(rows, parameters) / targets.length;
    const own = sumsOf(metric, rows, parameters, blocks);
    for (let block = 0; block < sums.length; block += 1)
      sums[block] = (sums[block] ?? 0) + (own[block] ?? 0) / targets.length;
  }
  return { score, sums };
};

/** The same of a guess; null where the metric has none for each target. */
const guessedScore = (
  compared: Compared,
  targets: readonly MetricRows[],
  blocks: Uint8Array,
  seed: number,
) => {
  if (!compared.metric.influences) return null;
  const guessed = targets.map((rows) => guessOf(rows, seed)).filter((rows) => rows !== null);
  return guessed.length === targets.length ? meanScore(compared, guessed, blocks) : null;
};

/**
 * Scores rows of one part, and rounds the score to what may be told of it (reveal.ts).
 *
 * @param targets the rows of each target; of several the score is the mean
 * @param blocks the block of each row
 * @param seed decides the guess that the score's error is compared with; a secret of the task
 */
export const partScore = (
  compared: Compared,
  targets: readonly MetricRows[],
  blocks: Uint8Array,
  seed: number,
): PartScore => {
  const { metric } = compared;
  const { score, sums } = meanScore(compared, targets, blocks);
  const best = bestScore(metric);
  const exact = keptScore(score, best);
  const guessed = guessedScore(compared, targets, blocks, seed);
  const guess = guessed && {
    score: guessed.score,
    error: standardError(guessed.sums, blocks.length),
  };
  const error = revealError(exact, standardError(sums, blocks.length), guess, best);
  return {
    exact,
    revealed: revealedScore(exact, error),
    step: revealStep(exact, error),
    influences: Float32Array.from(sums),
  };
};
