import { isOfKind, type MetricRows, type RowsOf, type ValueKind } from './rows.ts';

/** Families that metrics are chosen in, in the order of the choice. */
export const metricFamilies = [
  'classification',
  'probability',
  'ranking',
  'regression',
  'masks',
  'text',
  'survival',
  'custom',
] as const;
export type MetricFamily = (typeof metricFamilies)[number];

/** Ways to make one score of those of several labels, as scikit-learn names them. */
export const averages = ['binary', 'macro', 'micro', 'weighted'] as const;
export type Average = (typeof averages)[number];

/** Settings of the task for its metric; a metric reads those that it names. */
export interface MetricParameters {
  /** Number of items at the head of a list that count. */
  k?: number | undefined;
  /** Weight of recall against precision, from 0; 1 weighs them alike. */
  beta?: number | undefined;
  /** Quantile that the prediction is of, between 0 and 1. */
  quantile?: number | undefined;
  /** Labels that count, or that have a column of probabilities each. */
  labels?: readonly string[] | undefined;
  /** Label of the positive class. */
  positive?: string | undefined;
  average?: Average | undefined;
  /** Column of the solution that is 1 where the event came, and 0 where it wasn't observed. */
  eventColumn?: string | undefined;
}
export type MetricParameterName = keyof MetricParameters;

interface MetricFacts {
  family: MetricFamily;
  higherIsBetter: boolean;
  /** The scores that there can be; infinite where they have no bound. */
  range: { min: number; max: number };
  /** Parameters that it reads, in the order of their fields. */
  parameters: readonly MetricParameterName[];
  /** Numbers that truth and prediction can be, where not any. */
  bounds?: { min: number; max: number };
  /** True where no value of the truth can be 0. */
  nonzeroTruth?: boolean;
  /** Number of target columns that are compared at once; absent is one at a time. */
  targets?: number;
}

/** A metric as its family writes it, of the rows of its kind. */
export interface MetricFormula<Kind extends ValueKind> extends MetricFacts {
  values: Kind;
  /** @throws RangeError where the truth has no score, as `missingIn` says */
  score: (rows: RowsOf<Kind>, parameters: MetricParameters) => number;
  influences?: (rows: RowsOf<Kind>, parameters: MetricParameters) => Float64Array;
  missingIn?: (rows: RowsOf<Kind>, parameters: MetricParameters) => string | null;
}

/** A metric as the scorer, the checks and the forms know it. */
export interface MetricDefinition extends MetricFacts {
  values: ValueKind;
  /** True where a prediction is one number of any size: decimal commas are read, and clipping applies. */
  numeric: boolean;
  /**
   * Computes the score of all rows.
   *
   * @throws RangeError where the truth has no score, as `missingIn` says: the organizer's mistake
   * @throws TypeError for rows of another kind
   */
  score: (rows: MetricRows, parameters?: MetricParameters) => number;
  /**
   * Computes the influence ψ of each row on the score, of mean 0: the variance of the score is
   * that of ψ divided by the number of rows, and that of a difference of two results' scores the
   * variance of ψ_A − ψ_B divided by it. Where a metric has none, `blockInfluences` stands in.
   */
  influences: ((rows: MetricRows, parameters?: MetricParameters) => Float64Array) | null;
  /**
   * Says in Chinese what the truth lacks for there to be a score; null where it is whole. Null itself
   * for metrics that any truth has a score by.
   */
  missingIn: ((rows: MetricRows, parameters?: MetricParameters) => string | null) | null;
}

/** The best score that a metric can give; infinite where there is none. */
export const bestScore = ({
  higherIsBetter,
  range,
}: Pick<MetricDefinition, 'higherIsBetter' | 'range'>): number =>
  higherIsBetter ? range.max : range.min;

const numericKinds: readonly ValueKind[] = [
  'number',
  'rating',
  'score',
  'probability',
  'eventTime',
  'numberColumns',
];

/** Makes a metric of its formula: rows of another kind are refused when they come. */
export const defineMetric = <Kind extends ValueKind>(
  formula: MetricFormula<Kind>,
): MetricDefinition => {
  const { values, score, influences, missingIn, ...facts } = formula;
  const own = (rows: MetricRows): RowsOf<Kind> => {
    if (isOfKind(rows, values)) return rows;
    throw new TypeError(`The metric compares ${values}, not ${rows.kind}`);
  };
  return {
    ...facts,
    values,
    numeric: numericKinds.includes(values),
    score: (rows, parameters = {}) => score(own(rows), parameters),
    influences: influences ? (rows, parameters = {}) => influences(own(rows), parameters) : null,
    missingIn: missingIn ? (rows, parameters = {}) => missingIn(own(rows), parameters) : null,
  };
};
