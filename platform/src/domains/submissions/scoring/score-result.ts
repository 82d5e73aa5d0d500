import { createHash } from 'node:crypto';
import type { Metric } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import { decodeText } from '@whaletide/schema/shared/rules/decode-text.ts';
import {
  problemsText,
  readResult,
} from '@whaletide/schema/domains/submissions/rules/result-file.ts';
import { metricDefinitions } from '@whaletide/schema/domains/submissions/rules/metrics/index.ts';
import { effectiveParameters } from '@whaletide/schema/domains/submissions/rules/metrics/parameters.ts';
import { readRows } from '@whaletide/schema/domains/submissions/rules/metrics/read-rows.ts';
import { takeRows } from '@whaletide/schema/domains/submissions/rules/metrics/rows.ts';
import type { Part } from '../store/solution.ts';
import { clippedRows, type PredictionRange } from './clip.ts';
import { type PartScore, partScore } from './part-scores.ts';
import { preparedSolution, type SolutionSettings } from './prepared-solution.ts';

export interface ScoringTask extends SolutionSettings, PredictionRange {
  metric: Metric;
  /** True where members may know the labels: then an unknown label is an error of the file. */
  publicLabels?: boolean;
}

/** A solution as it is kept, and the secret of its task. */
export interface ScoringBasis {
  csv: string;
  secret: Uint8Array;
}

/** Score of a part, and the number of its rows. */
export type ScoredPart = PartScore & { rows: number };

export type ScoringOutcome =
  | {
      ok: true;
      public: ScoredPart;
      private: ScoredPart;
      /** Rows whose prediction is no label of the solution; null where it is a number. */
      unknownLabels: number | null;
      /** SHA-256 in hexadecimal digits. */
      fileHash: string;
      solutionHash: string;
    }
  /** An error of the file, in Chinese and with its lines, for the member to read. */
  | { ok: false; message: string };

/**
 * Scores a result file against the hidden solution, on its public and its private part.
 *
 * @param result the result file as it was uploaded, delimited text with a header
 * @throws Error for a broken solution: a failure of the platform, not of the file
 */
export const scoreResult = (
  result: Uint8Array,
  { csv, secret }: ScoringBasis,
  task: ScoringTask,
): ScoringOutcome => {
  const metric = metricDefinitions[task.metric];
  const solution = preparedSolution(csv, task, secret);
  const { ids, truths, blocks } = solution;
  const decoded = decodeText(result);
  if (decoded.problem !== null) return { ok: false, message: decoded.problem };
  const parameters = effectiveParameters(metric, task.metricParameters);
  const labels = metric.values === 'label' ? new Set(truths[0]) : null;
  const { predictions, problems } = readResult(decoded.text, ids, {
    ...task,
    labels: task.publicLabels ? labels : null,
  });
  if (problems) return { ok: false, message: problemsText(problems) };

  const read = readRows(metric, { truth: truths, prediction: predictions }, parameters);
  const rows = clippedRows(read, task);
  const seed = Buffer.from(secret).readUInt32LE(0);
  const partOf = (part: Part): ScoredPart => {
    const places = solution.places[part];
    const own = Uint8Array.from(places, (place) => blocks[place] ?? 0);
    return {
      rows: places.length,
      ...partScore({ metric, parameters }, takeRows(rows, places), own, seed),
    };
  };
  const scores = { public: partOf('public'), private: partOf('private') };
  const unknownLabels =
    labels && (predictions[0] ?? []).filter((value) => !labels.has(value)).length;
  // Truths such as 1e300 overflow when squared; such a score can't be ranked or stored.
  if (!Number.isFinite(scores.public.exact) || !Number.isFinite(scores.private.exact))
    return { ok: false, message: `${task.targetColumn} 的数值过大，无法计算得分` };
  const fileHash = createHash('sha256').update(result).digest('hex');
  return { ok: true, ...scores, unknownLabels, fileHash, solutionHash: solution.hash };
};
