import type { MetricRows } from '@whaletide/schema/domains/submissions/rules/metrics/rows.ts';
import type { PredictionRange } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';

/** The range of the truth, widened by half of its width on both sides; none where it is one value. */
const ownRange = (truth: Float64Array): { min: number; max: number } => {
  let min = Infinity;
  let max = -Infinity;
  for (const value of truth) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  if (!(min < max)) return { min: -Infinity, max: Infinity };
  const half = (max - min) / 2;
  return { min: min - half, max: max + half };
};

const clippedColumn = (
  prediction: Float64Array,
  truth: Float64Array,
  range: PredictionRange,
): Float64Array => {
  const own = ownRange(truth);
  const min = range.predictionMin ?? own.min;
  const max = range.predictionMax ?? own.max;
  return prediction.map((value) => Math.min(max, Math.max(min, value)));
};

/**
 * Clips predictions of numbers into the range that the organizer sets, else the solution's own
 * widened by half, since one that lies far beyond it makes a single row's truth show in any score.
 * Probabilities have been clippedRows when they were read; of a ranking only the order counts.
 */
export const clippedRows = (rows: MetricRows, range: PredictionRange): MetricRows => {
  if (rows.kind === 'numberColumns')
    return {
      ...rows,
      prediction: rows.prediction.map((column, at) => {
        const truth = rows.truth[at];
        return column instanceof Float64Array && truth instanceof Float64Array
          ? clippedColumn(column, truth, range)
          : column;
      }),
    };
  if (rows.kind !== 'number' && rows.kind !== 'rating') return rows;
  return { ...rows, prediction: clippedColumn(rows.prediction, rows.truth, range) };
};

/** Numbers of predictions that were clipped to the lower and to the upper bound of their range. */
export interface ClippedSides {
  below: number;
  above: number;
}

const columnsOf = (rows: MetricRows): readonly Float64Array[] => {
  if (rows.kind === 'number' || rows.kind === 'rating') return [rows.prediction];
  if (rows.kind !== 'numberColumns') return [];
  return rows.prediction.filter((column) => column instanceof Float64Array);
};

/** Counts the predictions that clipping has changed. */
export const clippedSides = (read: MetricRows, clipped: MetricRows): ClippedSides => {
  const sides = { below: 0, above: 0 };
  const after = columnsOf(clipped);
  for (const [at, column] of columnsOf(read).entries())
    column.forEach((value, row) => {
      const taken = after[at]?.[row] ?? value;
      if (taken > value) sides.below += 1;
      if (taken < value) sides.above += 1;
    });
  return sides;
};
