import { taskTypes } from '@whaletide/schema/domains/competitions/rules/task-types.ts';
import type { EnumMap } from '../../graphql/domain.ts';

/** The numbers and words of REST by the names of the public schema. */
export const enums: Record<string, EnumMap> = {
  CompetitionStatus: { values: { NOT_STARTED: 0, RUNNING: 1, ENDED: 2 } },
  CompetitionSort: {
    values: { NEWEST: '-StartDate', CLOSING: 'EndDate', POPULAR: '-UsersNumber' },
  },
  RegistrationStatus: { values: { REGISTERED: 1, UNDER_REVIEW: 0, REJECTED: -1 } },
  CompetitionTaskType: {
    values: { AUTOMATIC: taskTypes.scored, SUBJECTIVE: taskTypes.reviewed },
    rest: 'UNKNOWN',
  },
  MetricAverage: {
    values: { BINARY: 'binary', MACRO: 'macro', MICRO: 'micro', WEIGHTED: 'weighted' },
    rest: 'UNKNOWN',
  },
  Metric: {
    values: {
      ACCURACY: 'accuracy',
      BALANCED_ACCURACY: 'balancedAccuracy',
      MACRO_F1: 'macroF1',
      MICRO_F1: 'microF1',
      WEIGHTED_F1: 'weightedF1',
      F_BETA: 'fBeta',
      PRECISION: 'precision',
      RECALL: 'recall',
      COHEN_KAPPA: 'cohenKappa',
      QUADRATIC_KAPPA: 'quadraticKappa',
      MATTHEWS_CORRELATION: 'matthewsCorrelation',
      LOG_LOSS: 'logLoss',
      MULTICLASS_LOG_LOSS: 'multiclassLogLoss',
      BRIER: 'brier',
      AUC: 'auc',
      MACRO_AUC: 'macroAuc',
      AVERAGE_PRECISION: 'averagePrecision',
      MAP_AT_K: 'mapAtK',
      NDCG_AT_K: 'ndcgAtK',
      MRR: 'mrr',
      RMSE: 'rmse',
      MAE: 'mae',
      MSE: 'mse',
      RMSLE: 'rmsle',
      MAPE: 'mape',
      SMAPE: 'smape',
      R2: 'r2',
      MEDIAN_ABSOLUTE_ERROR: 'medianAbsoluteError',
      PINBALL: 'pinball',
      DICE: 'dice',
      IOU: 'iou',
      JACCARD: 'jaccard',
      LEVENSHTEIN: 'levenshtein',
      CONCORDANCE_INDEX: 'concordanceIndex',
    },
    rest: 'UNKNOWN',
  },
};
