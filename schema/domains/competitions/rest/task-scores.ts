import { type Static, Type } from 'typebox';
import { Line, Nullable, TitleLine } from '#shared/rest/common.ts';
import {
  definitionOf,
  type FurtherScore,
  scoreLimits,
  type ScoringForm,
} from '#domains/submissions/rules/score-rules.ts';
import {
  metricParametersOf,
  MetricParametersSent,
  toMetricParameters,
} from './metric-parameters.ts';
import { metrics, type TaskScore } from './stages.ts';

/** Bounds of the predictions of one score, for managers; null is the solution's own. */
export const ScoreRange = Type.Object({
  PredictionMin: Nullable(Type.Number()),
  PredictionMax: Nullable(Type.Number()),
});

/** Columns that scores compare, as managers send them. */
export const TargetsSent = Type.Array(Line, { maxItems: 2 * scoreLimits.targets });

/** A score beyond the first, as managers send it. */
export const FurtherScoreSent = Type.Object({
  Name: TitleLine,
  Metric: Type.Enum(metrics),
  MetricParameters: Type.Optional(MetricParametersSent),
  TargetColumns: TargetsSent,
  PredictionMin: Type.Optional(Nullable(Type.Number())),
  PredictionMax: Type.Optional(Nullable(Type.Number())),
});
export type FurtherScoreSent = Static<typeof FurtherScoreSent>;

/** The scores of a task as REST says them, the first that ranks first. */
export const toTaskScores = (form: ScoringForm): TaskScore[] => {
  const { scoreName, metric, metricParameters, targetColumn, moreTargets, further } = form;
  const { customMetric } = form;
  const ownName = metric === 'custom' ? (customMetric?.name ?? metric) : metric;
  const targetColumns = [targetColumn, ...(moreTargets ?? [])];
  const first = { name: scoreName ?? ownName, metric, metricParameters, targetColumns };
  return [first, ...(further ?? [])].map((score) => ({
    Name: score.name,
    Metric: score.metric,
    MetricParameters: toMetricParameters(score.metricParameters),
    TargetColumns: [...score.targetColumns],
    HigherIsBetter: definitionOf({ metric: score.metric, customMetric }).higherIsBetter,
  }));
};

const trimmed = (columns: readonly string[]) =>
  columns.map((column) => column.trim()).filter(Boolean);

/** Target columns as the rules know them. */
export const targetsOfSent = (sent: readonly string[]): string[] => trimmed(sent);

/** Further scores as the rules know them. */
export const furtherOfSent = (sent: readonly FurtherScoreSent[]): FurtherScore[] =>
  sent.map((score) => ({
    name: score.Name.trim(),
    metric: score.Metric,
    ...(score.MetricParameters && {
      metricParameters: metricParametersOf(score.MetricParameters),
    }),
    targetColumns: trimmed(score.TargetColumns),
    predictionMin: score.PredictionMin ?? null,
    predictionMax: score.PredictionMax ?? null,
  }));
