import type { BuiltInMetric } from '#domains/competitions/rest/stages.ts';
import {
  accuracy,
  balancedAccuracy,
  cohenKappa,
  matthewsCorrelation,
  quadraticKappa,
} from './classification.ts';
import type { MetricDefinition } from './definition.ts';
import { fBeta, macroF1, microF1, precision, recall, weightedF1 } from './f-scores.ts';
import { mapAtK, mrr, ndcgAtK } from './lists.ts';
import { dice, iou } from './masks.ts';
import { brier, logLoss, multiclassLogLoss } from './probability.ts';
import { auc, averagePrecision, macroAuc } from './ranking.ts';
import {
  mae,
  mape,
  medianAbsoluteError,
  mse,
  pinball,
  r2,
  rmse,
  rmsle,
  smape,
} from './regression.ts';
import { concordanceIndex } from './survival.ts';
import { jaccard, levenshtein } from './text.ts';

/** All metrics but the organizer's own by their names of REST. */
export const metricDefinitions: Record<BuiltInMetric, MetricDefinition> = {
  accuracy,
  balancedAccuracy,
  macroF1,
  microF1,
  weightedF1,
  fBeta,
  precision,
  recall,
  cohenKappa,
  quadraticKappa,
  matthewsCorrelation,
  logLoss,
  multiclassLogLoss,
  brier,
  auc,
  macroAuc,
  averagePrecision,
  mapAtK,
  ndcgAtK,
  mrr,
  rmse,
  mae,
  mse,
  rmsle,
  mape,
  smape,
  r2,
  medianAbsoluteError,
  pinball,
  dice,
  iou,
  jaccard,
  levenshtein,
  concordanceIndex,
};
