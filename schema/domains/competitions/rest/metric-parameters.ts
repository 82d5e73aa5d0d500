import { type Static, Type } from 'typebox';
import { Nullable } from '#shared/rest/common.ts';
import {
  averages,
  type MetricParameters as Parameters,
} from '#domains/submissions/rules/metrics/definition.ts';
import { parameterLimits } from '#domains/submissions/rules/metrics/parameters.ts';

const Text = Type.String({ maxLength: parameterLimits.text });

/** The parameters of a task's metric; null where the task leaves one open. */
export const MetricParameters = Type.Object({
  /** Number of items at the head of a list that count; null is all. */
  K: Nullable(Type.Integer()),
  /** Weight of recall against precision. */
  Beta: Nullable(Type.Number()),
  Quantile: Nullable(Type.Number()),
  /** Labels that count, or that have a column of probabilities each. */
  Labels: Nullable(Type.Array(Text, { maxItems: parameterLimits.labels })),
  /** Label of the positive class; null is the number 1. */
  Positive: Nullable(Text),
  Average: Nullable(Type.Enum(averages)),
  /** Column of the solution that is 1 where the event came. */
  EventColumn: Nullable(Text),
});
export type MetricParameters = Static<typeof MetricParameters>;

/** The same as managers send them: what is absent is left open. */
export const MetricParametersSent = Type.Partial(MetricParameters);
export type MetricParametersSent = Static<typeof MetricParametersSent>;

/** The parameters as REST says them. */
export const toMetricParameters = (parameters: Parameters = {}): MetricParameters => ({
  K: parameters.k ?? null,
  Beta: parameters.beta ?? null,
  Quantile: parameters.quantile ?? null,
  Labels: parameters.labels ? [...parameters.labels] : null,
  Positive: parameters.positive ?? null,
  Average: parameters.average ?? null,
  EventColumn: parameters.eventColumn ?? null,
});

/** The parameters as the rules know them; what is left open is absent. */
export const metricParametersOf = (sent: MetricParametersSent): Parameters => ({
  ...(sent.K != null && { k: sent.K }),
  ...(sent.Beta != null && { beta: sent.Beta }),
  ...(sent.Quantile != null && { quantile: sent.Quantile }),
  ...(sent.Labels != null && { labels: sent.Labels }),
  ...(sent.Positive != null && { positive: sent.Positive }),
  ...(sent.Average != null && { average: sent.Average }),
  ...(sent.EventColumn != null && { eventColumn: sent.EventColumn }),
});
