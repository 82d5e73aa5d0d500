import fc from 'fast-check';
import type {
  MetricDefinition,
  MetricParameters,
} from '@whaletide/schema/domains/submissions/rules/metrics/definition.ts';
import { readRows } from '@whaletide/schema/domains/submissions/rules/metrics/read-rows.ts';

export type Values = readonly (string | number)[];
type Columns = Values | readonly Values[];

const columnsOf = (values: Columns): string[][] =>
  Array.isArray(values[0])
    ? (values as readonly Values[]).map((column) => column.map(String))
    : [(values as Values).map(String)];

/** Rows of a metric out of values as files have them; several columns are lists of lists. */
export const rowsOf = (
  metric: MetricDefinition,
  truth: Columns,
  prediction: Columns,
  parameters: MetricParameters = {},
) => readRows(metric, { truth: columnsOf(truth), prediction: columnsOf(prediction) }, parameters);

/** The score of a metric out of values as files have them. */
export const scoreOf = (
  metric: MetricDefinition,
  truth: Columns,
  prediction: Columns,
  parameters: MetricParameters = {},
): number => metric.score(rowsOf(metric, truth, prediction, parameters), parameters);

/** Pairs of truth and prediction, some of them equal. */
export const pairsOf = <T>(value: fc.Arbitrary<T>, { minLength = 2, maxLength = 40 } = {}) =>
  fc.array(fc.tuple(value, value), { minLength, maxLength });

/** Small numbers with ties, of both signs. */
export const someNumber = fc.integer({ min: -6, max: 6 }).map((value) => value / 2);

/** Labels of which some are rare. */
export const someLabel = fc.constantFrom('猫', '狗', '鸟', 'a', '1');

/** Columns of pairs. */
export const unzip = <T>(pairs: readonly (readonly [T, T])[]): [T[], T[]] => [
  pairs.map(([truth]) => truth),
  pairs.map(([, prediction]) => prediction),
];

const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);

/**
 * Influences by what they are: n times the slope of the score when one row weighs a little more,
 * with the weight as repeated rows, 2,000 copies of each and one more of this.
 */
export const weighedInfluences = (
  metric: MetricDefinition,
  truth: Values,
  prediction: Values,
  parameters: MetricParameters = {},
): number[] => {
  const COPIES = 2_000;
  const repeated = (values: Values) =>
    values.flatMap((value) => Array(COPIES).fill(value) as Values);
  const [truths, predictions] = [repeated(truth), repeated(prediction)];
  const base = scoreOf(metric, truths, predictions, parameters);
  return truth.map((value, row) => {
    const more = scoreOf(
      metric,
      [...truths, value],
      [...predictions, prediction[row] ?? ''],
      parameters,
    );
    return (more - base) * (truths.length + 1);
  });
};

export const total = sum;
