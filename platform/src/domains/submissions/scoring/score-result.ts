import type { Metric } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import { decodeText } from '@whaletide/schema/shared/rules/decode-text.ts';
import {
  problemsText,
  readResult,
} from '@whaletide/schema/domains/submissions/rules/result-file.ts';
import { metricDefinitions } from '@whaletide/schema/domains/submissions/rules/metrics/index.ts';
import { readRows } from '@whaletide/schema/domains/submissions/rules/metrics/read-rows.ts';
import { takeRows } from '@whaletide/schema/domains/submissions/rules/metrics/rows.ts';
import { type Part, parseSolution } from '../store/solution.ts';

export interface ScoringTask {
  metric: Metric;
  idColumn: string;
  targetColumn: string;
  /** True where members may know the labels: then an unknown label is an error of the file. */
  publicLabels?: boolean;
}

export type ScoringOutcome =
  | {
      ok: true;
      publicScore: number;
      privateScore: number;
      /** Rows whose prediction is no label of the solution; null where it is a number. */
      unknownLabels: number | null;
    }
  /** An error of the file, in Chinese and with its lines, for the member to read. */
  | { ok: false; message: string };

/**
 * Scores a result file against the hidden solution, on its public and its private part.
 *
 * @param result the result file as it was uploaded, delimited text with a header
 * @param solutionCsv the solution as parseSolution reads it
 * @throws Error for a broken solution: a failure of the platform, not of the file
 */
export const scoreResult = (
  result: Uint8Array,
  solutionCsv: string,
  task: ScoringTask,
): ScoringOutcome => {
  const metric = metricDefinitions[task.metric];
  const solution = parseSolution(solutionCsv, task);
  const decoded = decodeText(result);
  if (decoded.problem !== null) return { ok: false, message: decoded.problem };
  const labels = metric.numeric ? null : new Set([...solution.values()].map(({ truth }) => truth));
  const { predictions, problems } = readResult(decoded.text, new Set(solution.keys()), {
    ...task,
    numeric: metric.numeric,
    labels: task.publicLabels ? labels : null,
  });
  if (problems) return { ok: false, message: problemsText(problems) };

  const truths = [...solution.values()];
  const rows = readRows(metric, {
    truth: [truths.map(({ truth }) => truth)],
    prediction: [[...solution.keys()].map((id) => predictions.get(id) ?? '')],
  });
  const scoreOf = (part: Part): number => {
    const own = truths.flatMap((row, index) => (row.part === part ? index : []));
    // Nine decimals: equal results get equal scores, whatever the order of their sums.
    return Number(metric.score(takeRows(rows, Uint32Array.from(own))).toFixed(9));
  };
  const publicScore = scoreOf('public');
  const privateScore = scoreOf('private');
  const unknownLabels =
    labels && [...predictions.values()].filter((value) => !labels.has(value)).length;
  // A prediction such as 1e300 overflows when squared; such a score can't be ranked or stored.
  return Number.isFinite(publicScore) && Number.isFinite(privateScore)
    ? { ok: true, publicScore, privateScore, unknownLabels }
    : { ok: false, message: `${task.targetColumn} 的数值过大，无法计算得分` };
};
