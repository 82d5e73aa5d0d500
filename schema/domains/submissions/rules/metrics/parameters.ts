import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import type { MetricDefinition, MetricParameterName, MetricParameters } from './definition.ts';

/** Bounds of the parameters: items of a list, weights, labels, and characters of a label or column. */
export const parameterLimits = { k: 1_000, beta: 100, labels: 200, text: 64 } as const;

type Metric = Pick<MetricDefinition, 'values' | 'parameters'>;

/** The target's header, and the parameters that name other columns. */
export interface MetricColumns {
  targetColumn: string;
  metricParameters?: MetricParameters | undefined;
}

/** Tells whether the metric can't be computed without the labels: each has a column of its own. */
export const needsLabels = ({ values }: Pick<MetricDefinition, 'values'>): boolean =>
  values === 'probabilities';

/** Values of the parameters that a task leaves open. */
const usual: MetricParameters = { beta: 1, quantile: 0.5, average: 'macro', eventColumn: 'event' };

/** Parameters that the metric reads, and no others; those that the task leaves open as usual. */
export const effectiveParameters = (
  metric: Metric,
  parameters: MetricParameters = {},
): MetricParameters => {
  const read = metric.parameters.map((name) => [name, parameters[name] ?? usual[name]] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
};

/** Columns of the solution that the metric reads, the target first. */
export const truthColumns = (
  metric: Metric,
  { targetColumn, metricParameters }: MetricColumns,
): string[] => {
  const { eventColumn } = effectiveParameters(metric, metricParameters);
  return eventColumn === undefined ? [targetColumn] : [targetColumn, eventColumn];
};

const isText = (text: string) =>
  text.trim() === text && text.length > 0 && text.length <= parameterLimits.text;

const labelsProblem = (metric: Metric, labels: readonly string[] | undefined): string | null => {
  const most = parameterLimits.labels;
  if (needsLabels(metric) && (labels?.length ?? 0) < 2)
    return '请填写至少两个标签，结果文件中每个标签一列概率';
  if (!labels) return null;
  if (labels.length > most) return `最多${most}个标签`;
  if (!labels.every(isText)) return `标签应为1到${parameterLimits.text}个字符，首尾没有空格`;
  return new Set(labels).size < labels.length ? '标签不能重复' : null;
};

const problemOf: Record<
  MetricParameterName,
  (metric: Metric, parameters: MetricParameters) => string | null
> = {
  k: (_, { k }) =>
    k === undefined || (Number.isInteger(k) && k >= 1 && k <= parameterLimits.k)
      ? null
      : `k 应为1到${parameterLimits.k}的整数，留空为不限`,
  beta: (_, { beta }) =>
    beta === undefined || (beta > 0 && beta <= parameterLimits.beta)
      ? null
      : `β 应大于0，最大${parameterLimits.beta}`,
  quantile: (_, { quantile }) =>
    quantile === undefined || (quantile > 0 && quantile < 1) ? null : '分位数应在0和1之间',
  labels: (metric, { labels }) => labelsProblem(metric, labels),
  positive: (_, { positive }) =>
    positive === undefined || isText(positive)
      ? null
      : `正类标签应为1到${parameterLimits.text}个字符，首尾没有空格`,
  average: () => null,
  eventColumn: (_, { eventColumn }) =>
    eventColumn === undefined || isText(eventColumn)
      ? null
      : `事件列应为1到${parameterLimits.text}个字符，首尾没有空格`,
};

/**
 * Everything that is wrong with the parameters that the metric reads; others don't matter.
 *
 * @param at the key of the parameters in what the call takes
 */
export const parameterProblems = (
  metric: Metric,
  parameters: MetricParameters = {},
  at = 'Objective.MetricParameters',
): Refusal[] =>
  metric.parameters.flatMap((name) => {
    const message = problemOf[name](metric, parameters);
    const field = `${at}.${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return message === null ? [] : refuse('BAD_USER_INPUT', message, field);
  });
