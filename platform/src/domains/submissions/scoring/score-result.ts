import { createHash } from 'node:crypto';
import { decodeText } from '@whaletide/schema/shared/rules/decode-text.ts';
import {
  problemsText,
  readResult,
} from '@whaletide/schema/domains/submissions/rules/result-file.ts';
import { readRows } from '@whaletide/schema/domains/submissions/rules/metrics/read-rows.ts';
import {
  type MetricRows,
  takeRows,
} from '@whaletide/schema/domains/submissions/rules/metrics/rows.ts';
import {
  pickColumns,
  predictionPlan,
  type ScoreRule,
  scoreRules,
  truthPlan,
} from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import type { CustomMetric } from '@whaletide/schema/domains/submissions/rules/custom-metric.ts';
import type { SolutionForm } from '@whaletide/schema/domains/submissions/rules/solution-file.ts';
import type { Part } from '../store/solution.ts';
import { clippedRows } from './clip.ts';
import { knownLabels, unknownRows } from '../store/known-labels.ts';
import { runnableDefinition } from './custom/definition.ts';
import type { MetricRun } from './custom/run.ts';
import { type PartScore, partScore } from './part-scores.ts';
import { type PreparedSolution, preparedSolution } from './prepared-solution.ts';

export interface ScoringTask extends SolutionForm {
  /** The organizer's own metric with its program. */
  customMetric?: CustomMetric | null;
  /** True where members may know the labels: then an unknown label is an error of the file. */
  publicLabels?: boolean;
  /** True where a result may have columns that nothing reads. */
  allowsMoreColumns?: boolean;
}

/** A solution as it is kept, and the secret of its task. */
export interface ScoringBasis {
  csv: string;
  secret: Uint8Array;
}

/** The first score of a part, the further ones in their order, and the number of its rows. */
export type ScoredPart = PartScore & { rows: number; further: PartScore[] };

export type ScoringOutcome =
  | {
      ok: true;
      public: ScoredPart;
      private: ScoredPart;
      /** Rows whose prediction is no label of the solution; null where no score compares labels. */
      unknownLabels: number | null;
      /** SHA-256 in hexadecimal digits. */
      fileHash: string;
      solutionHash: string;
    }
  /** An error of the file, in Chinese and with its lines, for the member to read. */
  | { ok: false; message: string; of?: undefined }
  /** A failure of the organizer's own metric, in Chinese and for managers alone. */
  | { ok: false; message: string; of: 'metric' };

type Cells = readonly (readonly string[])[];

/** A score, and the rows of each of its targets. */
interface Compared {
  rule: ScoreRule;
  rows: MetricRows[];
}

const compare = (rules: readonly ScoreRule[], truths: Cells, predictions: Cells): Compared[] => {
  const [truth, predicted] = [truthPlan(rules), predictionPlan(rules)];
  return rules.map((rule) => {
    const { definition, parameters, targets, range } = rule;
    const rows = targets.map((target) => {
      const cells = {
        truth: pickColumns(truth, truths, target.truth),
        prediction: pickColumns(predicted, predictions, target.prediction),
      };
      return clippedRows(readRows(definition, cells, parameters), range);
    });
    return { rule, rows };
  });
};

/** Scores one part by each of the scores, the first one first. */
const partOf = (
  part: Part,
  compared: readonly Compared[],
  { places: all, blocks }: PreparedSolution,
  secret: Uint8Array,
): ScoredPart => {
  const places = all[part];
  const own = Uint8Array.from(places, (place) => blocks[place] ?? 0);
  const seed = Buffer.from(secret).readUInt32LE(0);
  const [first, ...further] = compared.map(({ rule: { definition, parameters }, rows }) =>
    partScore(
      { metric: definition, parameters },
      rows.map((target) => takeRows(target, places)),
      own,
      seed,
    ),
  );
  if (!first) throw new Error('A task has at least one score');
  return { rows: places.length, ...first, further };
};

/** The rules with the organizer's own metric behind those that name it. */
const runnable = (rules: readonly ScoreRule[], run: MetricRun | null): ScoreRule[] =>
  rules.map((rule) =>
    rule.metric === 'custom' && run ? { ...rule, definition: runnableDefinition(rule, run) } : rule,
  );

/** Names the targets whose score is no number; null where all are. */
const overflown = (rules: readonly ScoreRule[], parts: readonly ScoredPart[]): string | null => {
  const found = rules.filter((_, index) =>
    parts.some(
      ({ exact, further }) => !Number.isFinite([exact, ...further.map((one) => one.exact)][index]),
    ),
  );
  const targets = found.flatMap((rule) => rule.targets.map(({ target }) => target));
  return targets.length > 0 ? [...new Set(targets)].join('、') : null;
};

/**
 * Scores a result file against the hidden solution, on its public and its private part, by each of
 * the task's scores.
 *
 * @param result the result file as it was uploaded, delimited text with a header
 * @param run the organizer's own metric, where a score names it
 * @throws Error for a broken solution: a failure of the platform, not of the file
 */
export const scoreResult = (
  result: Uint8Array,
  { csv, secret }: ScoringBasis,
  task: ScoringTask,
  run: MetricRun | null = null,
): ScoringOutcome => {
  const rules = runnable(scoreRules(task), run);
  const solution = preparedSolution(csv, task, secret);
  const decoded = decodeText(result);
  if (decoded.problem !== null) return { ok: false, message: decoded.problem };
  const known = knownLabels(rules, solution.truths);
  const { predictions, problems } = readResult(decoded.text, solution.ids, {
    ...task,
    labels: task.publicLabels ? (known.get(task.targetColumn) ?? null) : null,
    furtherLabels: task.publicLabels ? known : null,
  });
  if (problems) return { ok: false, message: problemsText(problems) };

  const compared = compare(rules, solution.truths, predictions);
  const scores = {
    public: partOf('public', compared, solution, secret),
    private: partOf('private', compared, solution, secret),
  };
  // Truths such as 1e300 overflow when squared; such a score can't be ranked or stored.
  const broken = overflown(rules, [scores.public, scores.private]);
  if (broken !== null) return { ok: false, message: `${broken} 的数值过大，无法计算得分` };
  const fileHash = createHash('sha256').update(result).digest('hex');
  const unknownLabels = known.size > 0 ? unknownRows(rules, predictions, known) : null;
  return { ok: true, ...scores, unknownLabels, fileHash, solutionHash: solution.hash };
};
