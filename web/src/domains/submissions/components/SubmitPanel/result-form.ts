import {
  averages,
  type MetricParameters,
} from '@whaletide/schema/domains/submissions/rules/metrics/definition.ts';
import {
  resultColumns,
  type ResultForm,
} from '@whaletide/schema/domains/submissions/rules/result-file.ts';
import { isScoring, metricTexts } from '#domains/competitions/components/metric-texts.ts';
import type { SubmitTaskFragment } from './SubmitPanel.generated.ts';

type Review = NonNullable<SubmitTaskFragment['review']>;

const ruleParameters = ({ metricParameters }: Review): MetricParameters => {
  const { __typename, average, ...set } = metricParameters;
  const known = averages.find((name) => name.toUpperCase() === average);
  const given = Object.entries(set).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(given), ...(known && { average: known }) };
};

/** The form that a result of the task has; null for a metric that isn't known here yet. */
export const resultFormOf = (review: Review): ResultForm | null => {
  const { idColumn, targetColumn, metric, labels } = review;
  if (!isScoring(metric)) return null;
  return {
    idColumn,
    targetColumn,
    metric: metricTexts[metric].rest,
    metricParameters: ruleParameters(review),
    labels: labels && new Set(labels),
  };
};

/** Headers that a result of the task has. */
export const columnsOf = (review: Review): string[] => {
  const form = resultFormOf(review);
  return form ? resultColumns(form) : [review.idColumn, review.targetColumn];
};
