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
import { clippedRows, clippedSides, type ClippedSides } from './clip.ts';
import type { ClippedWork } from '#domains/submissions/tables.ts';
import {
  type KnownLabels,
  knownLabels,
  unknownRows,
} from '@whaletide/schema/domains/submissions/rules/known-labels.ts';
import { runnableDefinition } from './custom/definition.ts';
import type { MetricRun } from './custom/run.ts';
import { type PartScore, partScore } from './part-scores.ts';
import { type PreparedSolution, preparedSolution, type ScoringBasis } from './prepared-solution.ts';

export interface ScoringTask extends SolutionForm {
  /** The organizer's own metric with its program. */
  customMetric?: CustomMetric | null;
  /** True where members may know the labels: then an unknown label is an error of the file. */
  publicLabels?: boolean;
  /** True where a result may have columns that nothing reads. */
  allowsMoreColumns?: boolean;
  /** True where a result without any label of the solution is refused, as `scoringOf` says. */
  needsKnownLabel?: boolean;
}

/**
 * The settings for a work. One that has no score yet is refused without any label of the solution,
 * before it costs a try; one that has a score keeps it, whatever labels another solution has.
 */
export const scoringOf = <Task extends ScoringTask>(
  task: Task,
  { privateScore }: { privateScore: number | null },
): Task => ({ ...task, needsKnownLabel: privateScore === null });

export type { ScoringBasis };

/** The first score of a part, the further ones in their order, and the number of its rows. */
export type ScoredPart = PartScore & { rows: number; further: PartScore[] };

export type ScoringOutcome =
  | {
      ok: true;
      public: ScoredPart;
      private: ScoredPart;
      /** Rows whose prediction is no label of the solution; null where no score compares labels. */
      unknownLabels: number | null;
      clipped: ClippedWork | null;
      /** SHA-256 in hexadecimal digits. */
      fileHash: string;
      solutionHash: string;
    }
  /** An error of the file, in Chinese and with its lines, for the member to read. */
  | { ok: false; message: string; of?: undefined }
  /** A failure of the organizer's own metric, in Chinese and for managers alone. */
  | { ok: false; message: string; of: 'metric' }
  /** The file took its scorer beyond the limits of time or memory; in Chinese, for the member. */
  | { ok: false; message: string; of: 'limits' };

type Cells = readonly (readonly string[])[];

/** A score, and the rows of each of its targets, with what of their predictions was clipped. */
interface Compared {
  rule: ScoreRule;
  rows: MetricRows[];
  clipped: ClippedSides[];
}

const compare = (rules: readonly ScoreRule[], truths: Cells, predictions: Cells): Compared[] => {
  const [truth, predicted] = [truthPlan(rules), predictionPlan(rules)];
  return rules.map((rule) => {
    const { definition, parameters, targets, range } = rule;
    const read = targets.map((target) => {
      const cells = {
        truth: pickColumns(truth, truths, target.truth),
        prediction: pickColumns(predicted, predictions, target.prediction),
      };
      return readRows(definition, cells, parameters);
    });
    const rows = read.map((target) => clippedRows(target, range));
    const clipped = read.map((target, at) => clippedSides(target, rows[at] ?? target));
    return { rule, rows, clipped };
  });
};

/** The bound of these scores, where the organizer has set the same for all. */
const commonBound = (bounds: readonly (number | null | undefined)[]): number | null =>
  new Set(bounds).size === 1 ? (bounds[0] ?? null) : null;

/** The clipped predictions of a work, each column once; null where there are none. */
const clippedOf = (compared: readonly Compared[]): ClippedWork | null => {
  const columns = new Map<string, ClippedSides & { range: ScoreRule['range'] }>();
  for (const { rule, clipped } of compared)
    for (const [at, { prediction }] of rule.targets.entries()) {
      const name = JSON.stringify(prediction);
      const sides = clipped[at];
      if (sides && !columns.has(name)) columns.set(name, { ...sides, range: rule.range });
    }
  const all = [...columns.values()];
  const [low, high] = [all.filter(({ below }) => below > 0), all.filter(({ above }) => above > 0)];
  if (low.length + high.length === 0) return null;
  return {
    below: low.reduce((sum, { below }) => sum + below, 0),
    above: high.reduce((sum, { above }) => sum + above, 0),
    min: commonBound(low.map(({ range }) => range.predictionMin)),
    max: commonBound(high.map(({ range }) => range.predictionMax)),
  };
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

/** A result that was read, and what it is compared with. */
interface ReadFile {
  ok: true;
  predictions: string[][];
  solution: PreparedSolution;
  known: KnownLabels;
}

/** Reads a result by the ids and labels of its solution. @throws Error for a broken solution */
export const readPredictions = (
  result: Uint8Array,
  basis: ScoringBasis,
  task: ScoringTask,
): ReadFile | { ok: false; message: string } => {
  const solution = preparedSolution(basis, task);
  const decoded = decodeText(result);
  if (decoded.problem !== null) return { ok: false, message: decoded.problem };
  const known = knownLabels(scoreRules(task), solution.truths);
  const { predictions, problems } = readResult(decoded.text, solution.ids, {
    ...task,
    labels: task.publicLabels ? (known.get(task.targetColumn) ?? null) : null,
    furtherLabels: task.publicLabels ? known : null,
    truthLabels: known,
    needsKnownLabel: task.needsKnownLabel,
  });
  return problems
    ? { ok: false, message: problemsText(problems) }
    : { ok: true, predictions, solution, known };
};

/** Scores a result that was read. @param run the organizer's own metric, where a score names it */
export const scorePredictions = (
  result: Uint8Array,
  { predictions, solution, known }: ReadFile,
  { secret }: ScoringBasis,
  task: ScoringTask,
  run: MetricRun | null,
): ScoringOutcome => {
  const rules = runnable(scoreRules(task), run);
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
  const facts = { unknownLabels, clipped: clippedOf(compared), fileHash };
  return { ok: true, ...scores, ...facts, solutionHash: solution.hash };
};

/**
 * Scores a result file against the hidden solution, on its public and its private part, by each of
 * the task's scores.
 *
 * @param result the result file as it was uploaded, delimited text with a header
 * @throws Error for a broken solution: a failure of the platform, not of the file
 */
export const scoreResult = (
  result: Uint8Array,
  basis: ScoringBasis,
  task: ScoringTask,
): ScoringOutcome => {
  const read = readPredictions(result, basis, task);
  return read.ok ? scorePredictions(result, read, basis, task, null) : read;
};
