import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentTab } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { Metric } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import type { Plan } from './plan.ts';
import { demoId } from './random.ts';

/** Formulas of the metrics that the demo's tasks are scored by. */
const metricTexts: Partial<Record<Metric, string>> = {
  accuracy: '准确率：$$\\mathrm{Accuracy}=\\frac{1}{n}\\sum_{i=1}^{n}[\\hat y_i=y_i]$$',
  macroF1: '宏平均 F1：$$F_1=\\frac{1}{K}\\sum_{k=1}^{K}\\frac{2P_kR_k}{P_k+R_k}$$',
  rmse: '均方根误差：$$\\mathrm{RMSE}=\\sqrt{\\frac{1}{n}\\sum_{i=1}^{n}(\\hat y_i-y_i)^2}$$',
  mae: '平均绝对误差：$$\\mathrm{MAE}=\\frac{1}{n}\\sum_{i=1}^{n}|\\hat y_i-y_i|$$',
  auc: 'ROC 曲线下面积：$$\\mathrm{AUC}=P(\\hat s^{+}>\\hat s^{-})$$',
};

/** Folders of the texts in which the real competitions describe themselves, beside their data. */
const folders: Partial<Record<Plan['data'], string>> = {
  penguins: 'penguins',
  weather: 'seattle-weather',
};

const tasks: Record<Plan['data'], string> = {
  penguins: '',
  weather: '',
  made: [
    '训练集 200 行，测试集 80 行，均可在「提交」页下载。请根据训练集建立模型，对测试集逐行给出预测，并按示例文件的格式提交 CSV 文件。',
    '## 数据',
    '| 列 | 含义 |\n| --- | --- |\n| `id` | 编号 |\n| `x1`、`x2`、`x3` | 特征，0 到 1 |\n| `label` 或 `value` | 要预测的列，仅训练集有 |',
    '本题使用合成数据：特征之间有相互作用，也有任何模型都绕不开的噪声。先画图，再建模。',
  ].join('\n\n'),
  none: '参赛者根据训练数据建立模型，对测试数据逐行给出预测。比赛已经结束，优胜团队的方案见「讨论」与「所有作品」。',
};

const introduction = ({ short, award, data }: Plan): string =>
  [
    `## 背景\n\n${short}`,
    `## 任务\n\n${tasks[data]}`,
    `## 奖励\n\n${award ? `奖金与奖品：${award}。最终名次以私有榜为准，由主办方公布。` : '本题为长期练习，不设奖金。'}`,
  ].join('\n\n');

const introductionOf = (plan: Plan): Promise<string> | string => {
  const folder = folders[plan.data];
  return folder === undefined
    ? introduction(plan)
    : readFile(path.join(import.meta.dirname, 'data', folder, 'introduction.md'), 'utf8');
};

const competitionTabs = async (
  plan: Plan,
  index: number,
  metrics: readonly Metric[],
): Promise<ContentTab[]> => [
  {
    _id: demoId('tab', index * 3),
    Title: '赛题介绍',
    Type: 0,
    Content: await introductionOf(plan),
  },
  {
    _id: demoId('tab', index * 3 + 1),
    Title: '评审规则',
    Type: 1,
    Content: [
      '## 评价指标',
      ...new Set(metrics.map((metric) => metricTexts[metric])),
      '其中 $n$ 为测试数据的行数，$y_i$ 为真实值，$\\hat y_i$ 为提交的预测。',
      '## 排名',
      '测试数据分为公开与私有两部分：比赛期间的排行榜使用公开部分，赛后以私有部分为准。得分相同时，较早提交者在前。',
    ].join('\n\n'),
  },
  {
    _id: demoId('tab', index * 3 + 2),
    Title: '提交说明',
    Type: 0,
    Content: [
      '- 文件格式：CSV，UTF-8 编码，首行为列名，行的顺序不限。',
      '- 每个团队每天最多提交 5 次，次日零点（北京时间）恢复；格式错误的文件不计入次数。',
      '- 团队合并后，提交次数合并计算。',
      '- 请勿使用测试集以外的标注信息。',
    ].join('\n'),
  },
];

/** The content tabs of a competition. Type 1 is rendered with its formulas. */
export const tabsOf = (
  plan: Plan,
  index: number,
  metrics: readonly Metric[],
): Promise<ContentTab[]> => {
  if (plan.activity)
    return Promise.resolve([
      {
        _id: demoId('tab', index * 3),
        Title: '活动介绍',
        Type: 0,
        Content: plan.activity.introduction,
      },
    ]);
  return competitionTabs(plan, index, metrics);
};

export const REGISTER_NOTICE =
  '请遵守比赛规则：**一人只能加入一支团队**，不得使用测试集标签，不得跨团队共享结果。';
