import type {
  MetricParameterName,
  MetricParameters,
} from '@whaletide/schema/domains/submissions/rules/metrics/definition.ts';
import { definitionOf as ruleDefinition } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { averages } from '@whaletide/schema/domains/submissions/rules/metrics/definition.ts';
import type { MetricAverage, MetricParametersInput } from '#apollo/schema.generated.ts';
import {
  isScoring,
  metricTexts,
  type Scoring,
} from '#domains/competitions/components/metric-texts.ts';
import { linesOf } from './lines.ts';
import type { Task } from './opened.ts';

type KnownAverage = Exclude<MetricAverage, 'UNKNOWN'>;

/** A metric and its parameters as they are typed; what is empty is left open. */
export interface MetricValues {
  metric: Scoring;
  metricParameters: {
    k: number | string;
    beta: number | string;
    quantile: number | string;
    /** One a line. */
    labels: string;
    positive: string;
    average: KnownAverage;
    eventColumn: string;
  };
}

type Review = NonNullable<Task['review']>;
/** A metric with its parameters, as a task or one of its scores tells them. */
type Told = Pick<Review, 'metric' | 'metricParameters'>;

const isKnown = (average: MetricAverage | null | undefined): average is KnownAverage =>
  average != null && average !== 'UNKNOWN';

/** The metric of a task as the form begins with it. */
export const metricValuesOf = (review: Told | null | undefined): MetricValues => {
  const set = review?.metricParameters;
  return {
    metric: isScoring(review?.metric) ? review.metric : 'ACCURACY',
    metricParameters: {
      k: set?.k ?? '',
      beta: set?.beta ?? '',
      quantile: set?.quantile ?? '',
      labels: set?.labels?.join('\n') ?? '',
      positive: set?.positive ?? '',
      average: isKnown(set?.average) ? set.average : 'MACRO',
      eventColumn: set?.eventColumn ?? '',
    },
  };
};

export const definitionOf = (metric: Scoring) =>
  ruleDefinition({ metric: metricTexts[metric].rest });

/** Tells whether predictions of the metric are numbers that are clipped into a range. */
export const isClipped = (metric: Scoring): boolean =>
  ['number', 'rating', 'numberColumns'].includes(definitionOf(metric).values);

const numberOf = (typed: number | string) => (typed === '' ? null : Number(typed));

/** Parameters that the metric reads, as they are sent; null leaves one open. */
export const parametersInputOf = ({ metric, metricParameters: typed }: MetricValues) => {
  const values: Required<MetricParametersInput> = {
    k: numberOf(typed.k),
    beta: numberOf(typed.beta),
    quantile: numberOf(typed.quantile),
    labels: linesOf(typed.labels).length > 0 ? linesOf(typed.labels) : null,
    positive: typed.positive.trim() || null,
    average: typed.average,
    eventColumn: typed.eventColumn.trim() || null,
  };
  const read = definitionOf(metric).parameters.map((name) => [name, values[name]] as const);
  return Object.fromEntries(read) as Pick<MetricParametersInput, MetricParameterName>;
};

/** The same as the rules know them. */
export const ruleParameters = (values: MetricValues): MetricParameters => {
  const { average, ...sent } = parametersInputOf(values);
  const set = Object.entries(sent).filter(([, value]) => value !== null);
  const known = averages.find((name) => name.toUpperCase() === average);
  return { ...Object.fromEntries(set), ...(known && { average: known }) };
};

/** Tells whether works would be scored otherwise by these than by what the task has. */
export const changesMetric = (values: MetricValues, review: Review): boolean => {
  const before = parametersInputOf(metricValuesOf(review));
  return (
    values.metric !== review.metric ||
    JSON.stringify(parametersInputOf(values)) !== JSON.stringify(before)
  );
};
