import { createHash } from 'node:crypto';
import { unpackText } from '@whaletide/schema/shared/rules/unpack-text.ts';
import { usesCustomMetric } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { isMetricFailure } from './custom/failures.ts';
import { METRIC_MS, openMetric } from './custom/run.ts';
import {
  readPredictions,
  scorePredictions,
  scoreResult,
  type ScoringBasis,
  type ScoringOutcome,
  type ScoringTask,
} from './score-result.ts';

interface Progress {
  /** Time that a metric of the organizer's own has, in milliseconds. */
  metricMs?: number | undefined;
  /** Called when it begins; the file has been read by then. */
  onMetric?: (milliseconds: number) => void;
  /** Called with the size of the table, before it is read. */
  onBytes?: (bytes: number) => void;
}

/** Scores by the organizer's own metric too, where the task has one, in a new instance of its engine. */
const scoredBy = async (
  bytes: Uint8Array,
  basis: ScoringBasis,
  task: ScoringTask,
  { metricMs = METRIC_MS, onMetric }: Progress,
): Promise<ScoringOutcome> => {
  const { customMetric } = task;
  if (!usesCustomMetric(task)) return scoreResult(bytes, basis, task);
  if (!customMetric) return { ok: false, message: '没有评分程序', of: 'metric' };
  const read = readPredictions(bytes, basis, task);
  if (!read.ok) return read;
  try {
    onMetric?.(metricMs);
    const run = await openMetric(customMetric.source, metricMs);
    return scorePredictions(bytes, read, basis, task, run);
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
  progress: Progress = {},
): Promise<ScoringOutcome> => {
  const unpacked = await unpackText(file, task.sizeLimit * 1024);
  if (unpacked.problem !== null) return { ok: false, message: unpacked.problem };
  progress.onBytes?.(unpacked.bytes.length);
  const outcome = await scoredBy(unpacked.bytes, basis, task, progress);
  if (!outcome.ok || unpacked.bytes === file) return outcome;
  return { ...outcome, fileHash: createHash('sha256').update(file).digest('hex') };
};
