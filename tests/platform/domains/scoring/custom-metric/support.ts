import type { CustomMetric } from '@whaletide/schema/domains/submissions/rules/custom-metric.ts';

/** A metric of one's own around a program. */
export const metricOf = (source: string, changes: Partial<CustomMetric> = {}): CustomMetric => ({
  name: '自定义误差',
  description: '预测与答案之差的绝对值的平均',
  source,
  higherIsBetter: false,
  best: 0,
  worst: null,
  values: 'number',
  truthColumns: [],
  publishesSource: false,
  ...changes,
});

/** The mean absolute error as a program. */
export const MAE_SOURCE = `function score({ count, truth, prediction }) {
  let sum = 0;
  for (let i = 0; i < count; i += 1) sum += Math.abs(truth.y[i] - prediction.y[i]);
  return sum / count;
}`;
