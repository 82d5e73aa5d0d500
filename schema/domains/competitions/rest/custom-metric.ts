import { type Static, Type } from 'typebox';
import { Line, Nullable, TitleLine } from '#shared/rest/common.ts';
import {
  type CustomMetric,
  customMetricLimits,
  customValues,
} from '#domains/submissions/rules/custom-metric.ts';

/** Facts about a metric of the organizer's own that everyone reads. */
export const CustomMetricInfo = Type.Object({
  Name: Type.String(),
  /** Markdown. */
  Description: Type.String(),
  HigherIsBetter: Type.Boolean(),
  /** The best and the worst score that there can be; null where there is none. */
  Best: Nullable(Type.Number()),
  Worst: Nullable(Type.Number()),
  /** Kind of value of the target columns. */
  Values: Type.Enum(customValues),
  PublishesSource: Type.Boolean(),
  /** The program, where the organizer publishes it; else null. */
  Source: Nullable(Type.String()),
});
export type CustomMetricInfo = Static<typeof CustomMetricInfo>;

/** The same as managers send it. */
export const CustomMetricSent = Type.Object({
  Name: TitleLine,
  Description: Type.String({ maxLength: 2 * customMetricLimits.description }),
  HigherIsBetter: Type.Boolean(),
  Best: Nullable(Type.Number()),
  Worst: Nullable(Type.Number()),
  Values: Type.Enum(customValues),
  /** Columns of the solution beside the targets that the program reads, as texts. */
  TruthColumns: Type.Array(Line, { maxItems: 2 * customMetricLimits.truthColumns }),
  PublishesSource: Type.Boolean(),
  Source: Type.String({ maxLength: 2 * customMetricLimits.source }),
});
export type CustomMetricSent = Static<typeof CustomMetricSent>;

/** Parts of the metric that only managers see. */
export const CustomMetricSource = Type.Object({
  Source: Type.String(),
  TruthColumns: Type.Array(Type.String()),
});

/** The metric as REST says it to everyone. */
export const toCustomMetricInfo = (metric: CustomMetric): CustomMetricInfo => ({
  Name: metric.name,
  Description: metric.description,
  HigherIsBetter: metric.higherIsBetter,
  Best: metric.best,
  Worst: metric.worst,
  Values: metric.values,
  PublishesSource: metric.publishesSource,
  Source: metric.publishesSource ? metric.source : null,
});

/** The metric as the rules know it. */
export const customMetricOf = (sent: CustomMetricSent): CustomMetric => ({
  name: sent.Name.trim(),
  description: sent.Description.trim(),
  higherIsBetter: sent.HigherIsBetter,
  best: sent.Best,
  worst: sent.Worst,
  values: sent.Values,
  truthColumns: sent.TruthColumns.map((name) => name.trim()).filter(Boolean),
  publishesSource: sent.PublishesSource,
  source: sent.Source,
});
