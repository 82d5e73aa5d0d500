import {
  DEFAULT_JUDGES,
  type JudgingMode,
  judgingProblem,
} from '@whaletide/schema/domains/judging/rules/settings.ts';
import type { SetTaskJudgingInput } from '#apollo/schema.generated.ts';
import { problemsByField } from '#lib/field-of.ts';
import type { TaskJudgingFragment } from './JudgingPanel.generated.ts';

/** Criterion as it is filled in. */
export interface CriterionValues {
  key: string | null;
  title: string;
  description: string;
  kind: 'YES_NO' | 'POINTS';
  maxPoints: number | string;
  weight: number | string;
}

export interface JudgingValues {
  mode: 'SINGLE' | 'RUBRIC' | 'PAIRS';
  isBlind: boolean;
  criteria: CriterionValues[];
  judgesPerWork: number | string;
  pairsPerWork: number | string;
  showsCriteria: boolean;
  showsComments: boolean;
}

export const newCriterion = (): CriterionValues => ({
  key: null,
  title: '',
  description: '',
  kind: 'POINTS',
  maxPoints: 10,
  weight: 1,
});

export const valuesOf = (judging: TaskJudgingFragment): JudgingValues => ({
  mode: judging.mode ?? 'RUBRIC',
  isBlind: judging.isBlind,
  criteria:
    judging.criteria.length > 0
      ? judging.criteria.map(({ key, title, description, kind, maxPoints, weight }) => ({
          key,
          title,
          description,
          kind,
          maxPoints,
          weight,
        }))
      : [newCriterion()],
  judgesPerWork: judging.mode === null ? DEFAULT_JUDGES : judging.judgesPerWork,
  pairsPerWork: judging.pairsPerWork,
  showsCriteria: judging.showsCriteria,
  showsComments: judging.showsComments,
});

const numberOf = (value: number | string) => (value === '' ? Number.NaN : Number(value));

const modes: Record<JudgingValues['mode'], JudgingMode | null> = {
  SINGLE: null,
  RUBRIC: 'rubric',
  PAIRS: 'pairs',
};

/** Problems of the settings by the form's fields. */
export const problemsOf = (values: JudgingValues): Record<string, string> => {
  const problem = judgingProblem({
    ...values,
    mode: modes[values.mode],
    criteria: values.criteria.map(({ key, kind, maxPoints, weight, ...texts }) => ({
      ...texts,
      id: key ?? '',
      kind: kind === 'YES_NO' ? 'yesNo' : 'points',
      maxPoints: numberOf(maxPoints),
      weight: numberOf(weight),
    })),
    judgesPerWork: numberOf(values.judgesPerWork),
    pairsPerWork: numberOf(values.pairsPerWork),
  });
  return problemsByField('SetTaskJudgingInput', problem ? [problem] : []);
};

/** Whole numbers where the form's field is of another mode and may be empty. */
const wholeOr = (value: number | string, other: number) => {
  const number = numberOf(value);
  return Number.isInteger(number) ? number : other;
};

export const inputOf = (
  { taskId, judgesPerWork, pairsPerWork }: TaskJudgingFragment,
  values: JudgingValues,
): SetTaskJudgingInput => ({
  taskId,
  mode: values.mode === 'SINGLE' ? null : values.mode,
  isBlind: values.isBlind,
  criteria:
    values.mode === 'RUBRIC'
      ? values.criteria.map(({ key, title, description, kind, maxPoints, weight }) => ({
          key,
          title,
          description,
          kind,
          maxPoints: kind === 'YES_NO' ? 1 : numberOf(maxPoints),
          weight: numberOf(weight),
        }))
      : [],
  judgesPerWork: wholeOr(values.judgesPerWork, judgesPerWork),
  pairsPerWork: wholeOr(values.pairsPerWork, pairsPerWork),
  showsCriteria: values.showsCriteria,
  showsComments: values.showsComments,
});
