import type { MetricDefinition, MetricParameters } from './definition.ts';
import { type MetricRows, rowCount, takeRows } from './rows.ts';

/** Sums of the rows' influences by block. */
const blockSums = (influences: Float64Array, blocks: ArrayLike<number>, count: number) => {
  const sums = new Float64Array(count);
  for (let row = 0; row < influences.length; row += 1) {
    const block = blocks[row] ?? 0;
    sums[block] = (sums[block] ?? 0) + (influences[row] ?? 0);
  }
  return sums;
};

const withoutBlock = (blocks: ArrayLike<number>, block: number): Uint32Array => {
  const kept = [];
  for (let row = 0; row < blocks.length; row += 1) if (blocks[row] !== block) kept.push(row);
  return Uint32Array.from(kept);
};

/**
 * The influences of the rows on any score, as sums over blocks, by leaving each block out in turn:
 * (n − n_b) · (θ − θ without b), which for a mean is the sum of the block's influences itself. A
 * block without which there is no score counts as 0.
 *
 * @param scoreOf computes the score of rows
 * @param blocks the block of each row, from 0
 * @param count number of blocks: so many times the score is computed
 */
export const jackknifeInfluences = (
  rows: MetricRows,
  scoreOf: (rows: MetricRows) => number,
  blocks: ArrayLike<number>,
  count: number,
): Float64Array => {
  const score = scoreOf(rows);
  const total = rowCount(rows);
  return Float64Array.from({ length: count }, (_, block) => {
    const kept = withoutBlock(blocks, block);
    if (kept.length === total || kept.length === 0) return 0;
    try {
      const change = kept.length * (score - scoreOf(takeRows(rows, kept)));
      return Number.isFinite(change) ? change : 0;
    } catch (error) {
      if (error instanceof RangeError) return 0;
      throw error;
    }
  });
};

/**
 * The influences of the rows on a metric's score as sums over blocks: of its own influences where
 * it has them, else by the delete-block jackknife.
 */
export const blockInfluences = (
  metric: Pick<MetricDefinition, 'score' | 'influences'>,
  rows: MetricRows,
  parameters: MetricParameters,
  blocks: ArrayLike<number>,
  count: number,
): Float64Array =>
  metric.influences
    ? blockSums(metric.influences(rows, parameters), blocks, count)
    : jackknifeInfluences(rows, (some) => metric.score(some, parameters), blocks, count);
