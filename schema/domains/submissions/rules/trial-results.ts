import { labelReader } from './labels.ts';
import { positives } from './metrics/read-rows.ts';
import type { ValueKind } from './metrics/rows.ts';
import { bestOrder } from './metrics/sequences.ts';
import { predictionPlan, type ReadColumn, scoreRules } from './score-rules.ts';
import type { SolutionForm } from './solution-file.ts';

/** Results that a trial run scores: the sample, three made from the solution, and works of before. */
export const trialKinds = ['sample', 'perfect', 'constant', 'random', 'work'] as const;

/** Most works that a trial run scores. */
export const TRIAL_WORKS = 3;
export type TrialKind = (typeof trialKinds)[number];

/** Rows of a solution: an id, and the values of each of its columns by name. */
export interface TrialTruth {
  ids: readonly string[];
  columns: ReadonlyMap<string, readonly string[]>;
}

/** A generator of numbers from 0 to 1 that gives the same ones every time (mulberry32). */
const evenly = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** The places of rows in an order by chance, the same every time (Fisher and Yates). */
const shuffled = (rows: number): Uint32Array => {
  const order = Uint32Array.from({ length: rows }, (_, place) => place);
  const next = evenly(20_261_127);
  for (let last = rows - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
};

const mean = (values: readonly string[]): number => {
  let sum = 0;
  for (const value of values) sum += Number(value);
  return sum / values.length;
};

const mostFrequent = (values: readonly string[]): string => {
  const counts = new Map<string, number>();
  let best = values[0] ?? '';
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    if (count > (counts.get(best) ?? 0)) best = value;
  }
  return best;
};

type ColumnUse = ReadColumn['uses'][number];

interface Prediction {
  name: string;
  /** The prediction of each row that is right. */
  right: readonly string[];
  /** True where the mean of predictions is one, and where that has to be a whole number. */
  isNumber: boolean;
  isWhole: boolean;
}

/** The prediction of each row that is right, out of the truth, for those kinds that differ from it. */
const rightOf: Partial<
  Record<ValueKind, (truth: readonly string[], use: ColumnUse) => readonly string[]>
> = {
  gains: (truth) => truth.map(bestOrder),
  score: (truth, { rule }) => Array.from(positives(truth, rule.parameters), String),
  probability: (truth, { rule }) => Array.from(positives(truth, rule.parameters), String),
  // The sooner the event, the higher the risk.
  eventTime: (truth) => truth.map((time) => String(-Number(time))),
  probabilities: (truth, { rule, at }) => {
    const { labels = [] } = rule.parameters;
    const read = labelReader(new Set(labels));
    return truth.map((value) => (read(value) === labels[at] ? '1' : '0'));
  },
};

/** Columns of predictions with what would be right: a label's probability is 1 or 0. */
const predictionsOf = (form: SolutionForm, { columns }: TrialTruth): Prediction[] =>
  predictionPlan(scoreRules(form)).map(({ name, isNumber, uses }) => {
    const [use] = uses;
    const truth = use ? (columns.get(use.target) ?? []) : [];
    const right = (use && rightOf[use.rule.definition.values]?.(truth, use)) ?? truth;
    return {
      name,
      right,
      isNumber: isNumber && right.every((value) => Number.isFinite(Number(value))),
      isWhole: uses.some(({ rule }) => rule.definition.values === 'rating'),
    };
  });

const constantOf = ({ right, isNumber, isWhole }: Prediction): string => {
  if (!isNumber) return mostFrequent(right);
  return String(isWhole ? Math.round(mean(right)) : mean(right));
};

const cell = (text: string): string =>
  /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Makes a result out of a solution. `perfect` says what the solution says; `constant` the same in
 * every row, the mean of numbers, rounded where they are whole, and the most frequent of others; `random` what is right of other
 * rows, the same ones every time.
 *
 * @returns a CSV with the columns that a result needs
 */
export const trialResult = (
  kind: Exclude<TrialKind, 'sample' | 'work'>,
  form: SolutionForm,
  truth: TrialTruth,
): string => {
  const predictions = predictionsOf(form, truth);
  const order = kind === 'random' ? shuffled(truth.ids.length) : null;
  const constants = predictions.map((one) => (kind === 'constant' ? constantOf(one) : null));
  const header = [form.idColumn, ...predictions.map(({ name }) => name)];
  const lines = truth.ids.map((id, row) => [
    id,
    ...predictions.map(
      ({ right }, column) => constants[column] ?? right[order ? (order[row] ?? 0) : row] ?? '',
    ),
  ]);
  return [header, ...lines].map((cells) => cells.map(cell).join(',')).join('\n') + '\n';
};

/** A scored result of a trial run; null where it couldn't be scored. */
export interface TrialScore<Result> {
  result: Result;
  /** The first score and the further ones, as the board shows them. */
  scores: readonly number[] | null;
}

/**
 * The board that the results of a trial run would make: the best first, those that couldn't be
 * scored left out; equal scores share a place.
 *
 * @param higherIsBetter for each score
 */
export const trialBoard = <Result>(
  results: readonly TrialScore<Result>[],
  higherIsBetter: readonly boolean[],
): { result: Result; rank: number }[] => {
  const compare = (a: readonly number[], b: readonly number[]): number => {
    for (const [place, score] of a.entries()) {
      const difference = (b[place] ?? 0) - score;
      if (difference !== 0) return higherIsBetter[place] === false ? -difference : difference;
    }
    return 0;
  };
  const scored = results.flatMap(({ result, scores }) => (scores ? [{ result, scores }] : []));
  const sorted = scored.toSorted((a, b) => compare(a.scores, b.scores));
  return sorted.map(({ result, scores }) => ({
    result,
    rank: sorted.findIndex((other) => compare(other.scores, scores) === 0) + 1,
  }));
};
