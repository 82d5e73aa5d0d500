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
  Metric: {
    values: { ACCURACY: 'accuracy', MACRO_F1: 'macroF1', RMSE: 'rmse', MAE: 'mae', AUC: 'auc' },
    rest: 'UNKNOWN',
  },
};
