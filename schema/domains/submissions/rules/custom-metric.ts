/** The metric that an organizer writes as a program: its settings, and what the rules know of it. */
import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import type { MetricDefinition } from './metrics/definition.ts';

/** Bounds of the settings: characters, columns. */
export const customMetricLimits = {
  name: 20,
  description: 500,
  source: 20_000,
  truthColumns: 10,
  column: 64,
} as const;

/** Kinds of values that target columns can have: numbers, or texts as they are in the file. */
export const customValues = ['number', 'text'] as const;
type CustomValues = (typeof customValues)[number];

/** Settings of a task's own metric as far as reading files and ordering scores go. */
export interface CustomMetricFacts {
  /** Name that everyone reads. */
  name: string;
  higherIsBetter: boolean;
  /** The best and the worst score that there can be; null where there is none. */
  best: number | null;
  worst: number | null;
  values: CustomValues;
  /** Columns of the solution beside the targets that the program reads, as texts. */
  truthColumns: readonly string[];
}

/** The whole metric; one a task, which any of its scores may name. */
export interface CustomMetric extends CustomMetricFacts {
  /** Markdown. */
  description: string;
  /** JavaScript with a function `score(rows)`; where it is published, members read it too. */
  source: string;
  publishesSource: boolean;
}

/** The metric as checks and boards know it; its score is computed by the scorer alone. */
export const customDefinition = (
  { higherIsBetter, best, worst, values }: CustomMetricFacts,
  targets: number,
): MetricDefinition => {
  const [max, min] = higherIsBetter ? [best, worst] : [worst, best];
  return {
    family: 'custom',
    higherIsBetter,
    range: { min: min ?? -Infinity, max: max ?? Infinity },
    parameters: [],
    values: values === 'number' ? 'numberColumns' : 'textColumns',
    targets,
    numeric: values === 'number',
    score: () => {
      throw new TypeError('The scorer alone runs a metric of the organizer’s own');
    },
    influences: null,
    missingIn: null,
  };
};

const textWrong = (text: string, title: string, most: number): string | null => {
  if (!text.trim()) return `请填写${title}`;
  return text.trim().length > most ? `${title}最多${most}个字符` : null;
};

const columnsWrong = ({ truthColumns }: CustomMetric, taken: readonly string[]): string | null => {
  const names = truthColumns.map((name) => name.trim());
  const { truthColumns: most, column } = customMetricLimits;
  if (names.length > most) return `最多${most}个答案列`;
  if (names.some((name) => !name || name.length > column)) return `答案列应为1到${column}个字符`;
  if (new Set(names).size < names.length) return '答案列不能重复';
  const both = names.find((name) => taken.some((other) => other.trim() === name));
  return both === undefined ? null : `答案列「${both}」已是编号列、预测列或 part`;
};

const rangeWrong = ({ best, worst, higherIsBetter }: CustomMetric): string | null => {
  if (best === null || worst === null) return null;
  if (higherIsBetter) return best > worst ? null : '越高越好时，最好的得分应大于最差的得分';
  return best < worst ? null : '越低越好时，最好的得分应小于最差的得分';
};

/**
 * Everything that is wrong with the settings of a metric of the organizer's own; whether the program
 * runs is another question.
 *
 * @param taken the columns of ids, targets and the part
 */
export const customMetricProblems = (
  metric: CustomMetric | null | undefined,
  { isUsed, taken }: { isUsed: boolean; taken: readonly string[] },
  at = 'Objective.CustomMetric',
): Refusal[] => {
  if (!isUsed) return [];
  if (!metric) return [refuse('BAD_USER_INPUT', '请填写自定义指标', at)];
  const { name, description, source } = customMetricLimits;
  const found: [string | null, string][] = [
    [textWrong(metric.name, '指标名称', name), 'Name'],
    [textWrong(metric.description, '指标说明', description), 'Description'],
    [textWrong(metric.source, '评分程序', source), 'Source'],
    [columnsWrong(metric, taken), 'TruthColumns'],
    [rangeWrong(metric), 'Best'],
  ];
  return found.flatMap(([message, key]) =>
    message === null ? [] : refuse('BAD_USER_INPUT', message, `${at}.${key}`),
  );
};
