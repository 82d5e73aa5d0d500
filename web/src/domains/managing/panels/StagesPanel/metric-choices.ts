import {
  type MetricFamily,
  metricFamilies,
} from '@whaletide/schema/domains/submissions/rules/metrics/definition.ts';
import { metricTexts, type Scoring } from '#domains/competitions/components/metric-texts.ts';
import { definitionOf } from './metric-values.ts';

const familyNames: Record<MetricFamily, string> = {
  classification: '分类',
  probability: '概率',
  ranking: '排序与推荐',
  regression: '回归',
  masks: '图像分割',
  text: '文本与集合',
  survival: '生存分析',
  custom: '自己编写',
};

const direction = (metric: Scoring) =>
  definitionOf(metric).higherIsBetter ? '越高越好' : '越低越好';

/** The metrics by their families, as a list offers them. */
export const metricChoices = metricFamilies.map((family) => ({
  group: familyNames[family],
  items: (Object.keys(metricTexts) as Scoring[])
    .filter((metric) => definitionOf(metric).family === family)
    .map((metric) => ({
      value: metric,
      label:
        metric === 'CUSTOM'
          ? metricTexts[metric].name
          : `${metricTexts[metric].name}（${direction(metric)}）`,
    })),
}));

/** Contents of the solution by the family of metrics that compares them. */
const contents: Record<MetricFamily, string> = {
  classification: '类别标签',
  probability: '类别标签，预测概率',
  ranking: '排好序的列表（推荐、检索）',
  regression: '数值（预测、估计）',
  masks: '图像的掩码（分割）',
  text: '文本或集合',
  survival: '时间与是否发生（生存分析）',
  custom: '其他，用自己编写的程序评分',
};

/** Metric that reads most solutions of its family, where that isn't the family's first. */
const widest: Partial<Record<MetricFamily, Scoring>> = {
  // Takes plain lists and those with gains.
  ranking: 'NDCG_AT_K',
};

/** The same families by what a solution of theirs holds, each with the metric that it begins with. */
export const contentChoices = metricFamilies.map((family, index) => ({
  family,
  label: contents[family],
  metric: widest[family] ?? metricChoices[index]?.items[0]?.value ?? 'ACCURACY',
}));
