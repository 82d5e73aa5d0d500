import type { Metric } from '#domains/competitions/rest/stages.ts';
import { accuracy } from './classification.ts';
import type { MetricDefinition } from './definition.ts';
import { macroF1 } from './f-scores.ts';
import { auc } from './ranking.ts';
import { mae, rmse } from './regression.ts';

/** All metrics by their names of REST. */
export const metricDefinitions: Record<Metric, MetricDefinition> = {
  accuracy,
  macroF1,
  rmse,
  mae,
  auc,
};
