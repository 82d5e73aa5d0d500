import type { CustomMetric } from '@whaletide/schema/domains/submissions/rules/custom-metric.ts';
import type { CustomMetricInput } from '#apollo/schema.generated.ts';
import { linesOf } from './lines.ts';
import type { Task } from './opened.ts';
import { boundOf } from './range-values.ts';

/** A metric of the organizer's own as it is typed. */
export interface CustomValues {
  name: string;
  description: string;
  direction: 'higher' | 'lower';
  best: number | string;
  worst: number | string;
  values: 'NUMBER' | 'TEXT';
  /** One a line. */
  truthColumns: string;
  publishesSource: boolean;
  source: string;
}

/** Program that a new metric begins with. */
export const exampleSource = (target: string): string => {
  const column = JSON.stringify(target || '预测列');
  return `/** @param {Rows} rows 需要评分的行 @returns {number} 得分，必须是有限的数 */
function score(rows) {
  const truth = rows.truth[${column}];
  const prediction = rows.prediction[${column}];
  let sum = 0;
  for (let i = 0; i < rows.count; i += 1) {
    sum += Math.abs(truth[i] - prediction[i]);
  }
  return sum / rows.count;
}
`;
};

/** The metric of a task as the form begins with it. */
export const customValuesOf = (task: Task | undefined): CustomValues => {
  const metric = task?.review?.customMetric;
  const own = task?.management?.customMetric;
  return {
    name: metric?.name ?? '',
    description: metric?.description ?? '',
    direction: (metric?.isHigherBetter ?? false) ? 'higher' : 'lower',
    best: metric?.best ?? '',
    worst: metric?.worst ?? '',
    values: metric?.values === 'TEXT' ? 'TEXT' : 'NUMBER',
    truthColumns: own?.truthColumns.join('\n') ?? '',
    publishesSource: metric?.publishesSource ?? false,
    source: own?.source ?? '',
  };
};

/** The metric as it is sent. */
export const customInputOf = (typed: CustomValues): CustomMetricInput => ({
  name: typed.name.trim(),
  description: typed.description.trim(),
  isHigherBetter: typed.direction === 'higher',
  best: boundOf(typed.best),
  worst: boundOf(typed.worst),
  values: typed.values,
  truthColumns: linesOf(typed.truthColumns),
  publishesSource: typed.publishesSource,
  source: typed.source,
});

/** The metric as the rules know it. */
export const ruleCustom = (typed: CustomValues): CustomMetric => ({
  ...customInputOf(typed),
  higherIsBetter: typed.direction === 'higher',
  best: boundOf(typed.best),
  worst: boundOf(typed.worst),
  values: typed.values === 'TEXT' ? 'text' : 'number',
});

/** The parts that decide what works are scored to, and which score is better. */
export const scoredPart = ({
  source,
  values,
  truthColumns,
  isHigherBetter: higherIsBetter,
  best,
  worst,
}: CustomMetricInput) => ({ source, values, truthColumns, higherIsBetter, best, worst });
