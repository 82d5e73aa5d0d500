import { createHash } from 'node:crypto';
import { unpackText } from '@whaletide/schema/shared/rules/unpack-text.ts';
import { usesCustomMetric } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { isMetricFailure } from './custom/failures.ts';
import { METRIC_MS, openMetric } from './custom/run.ts';
import {
  scoreResult,
  type ScoringBasis,
  type ScoringOutcome,
  type ScoringTask,
} from './score-result.ts';

interface MetricTime {
  /** Time that a metric of the organizer's own has, in milliseconds. */
  metricMs?: number | undefined;
  /** Called when it begins. */
  onMetric?: (milliseconds: number) => void;
}

/** Scores by the organizer's own metric too, where the task has one, in a new instance of its engine. */
const scoredBy = async (
  bytes: Uint8Array,
  basis: ScoringBasis,
  task: ScoringTask,
  { metricMs = METRIC_MS, onMetric }: MetricTime,
): Promise<ScoringOutcome> => {
  const { customMetric } = task;
  if (!usesCustomMetric(task)) return scoreResult(bytes, basis, task);
  if (!customMetric) return { ok: false, message: '没有评分程序', of: 'metric' };
  try {
    onMetric?.(metricMs);
    const run = await openMetric(customMetric.source, metricMs);
    return scoreResult(bytes, basis, task, run);
  } catch (error) {
    if (isMetricFailure(error)) return { ok: false, message: error.message, of: 'metric' };
    throw error;
  }
};

/**
 * Scores a result as it was uploaded, out of a ZIP or gzip where it was packed. Its hash is that of
 * the upload.
 *
 * @param task.sizeLimit largest size of the table, in KB of 1,024 bytes, packed or not
 * @throws Error for a broken solution
 */
export const scoreFile = async (
  file: Uint8Array,
  basis: ScoringBasis,
  task: ScoringTask & { sizeLimit: number },
  time: MetricTime = {},
): Promise<ScoringOutcome> => {
  const unpacked = await unpackText(file, task.sizeLimit * 1024);
  if (unpacked.problem !== null) return { ok: false, message: unpacked.problem };
  const outcome = await scoredBy(unpacked.bytes, basis, task, time);
  if (!outcome.ok || unpacked.bytes === file) return outcome;
  return { ...outcome, fileHash: createHash('sha256').update(file).digest('hex') };
};
