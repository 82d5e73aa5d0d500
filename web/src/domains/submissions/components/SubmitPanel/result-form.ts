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

/** A task that is scored from a file, as far as its files go. */
export type FileTask = Pick<SubmitTaskFragment, 'id' | 'scores' | 'sampleFileUrl'> & {
  review: NonNullable<SubmitTaskFragment['review']>;
};
type Score = SubmitTaskFragment['scores'][number];

const ruleParameters = ({ metricParameters }: Score): MetricParameters => {
  const { __typename, average, ...set } = metricParameters;
  const known = averages.find((name) => name.toUpperCase() === average);
  const given = Object.entries(set).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(given), ...(known && { average: known }) };
};

/** The scores as the rules know them; null where a metric isn't known here yet. */
const ruleScores = (scores: readonly Score[]) => {
  const known = scores.flatMap((score) =>
    isScoring(score.metric)
      ? {
          name: score.name,
          metric: metricTexts[score.metric].rest,
          metricParameters: ruleParameters(score),
          targetColumns: score.targetColumns,
        }
      : [],
  );
  return known.length === scores.length ? known : null;
};

/** The form that a result of the task has; null for a metric that isn't known here yet. */
export const resultFormOf = ({ review, scores }: FileTask): ResultForm | null => {
  const { idColumn, targetColumn, labels, furtherLabels, allowsMoreColumns, customMetric } = review;
  const [first, ...further] = ruleScores(scores) ?? [];
  if (!first) return null;
  const told = furtherLabels.flatMap(({ column, labels: own }) =>
    own ? [[column, new Set(own)] as const] : [],
  );
  return {
    idColumn,
    targetColumn,
    moreTargets: first.targetColumns.slice(1),
    metric: first.metric,
    metricParameters: first.metricParameters,
    further,
    customMetric: customMetric && {
      ...customMetric,
      higherIsBetter: customMetric.isHigherBetter,
      values: customMetric.values === 'TEXT' ? 'text' : 'number',
      // Columns of the solution are for managers.
      truthColumns: [],
    },
    labels: labels && new Set(labels),
    furtherLabels: new Map(told),
    allowsMoreColumns,
  };
};

/** Headers that a result of the task has. */
export const columnsOf = (task: FileTask): string[] => {
  const form = resultFormOf(task);
  return form ? resultColumns(form) : [task.review.idColumn, task.review.targetColumn];
};
