import { pagePaths } from '@whaletide/schema/shared/rules/page-paths.ts';
import type { ActivityStage } from './plan.ts';
import { projectIdOf } from './projects.ts';
import { datasetPlans } from './published-catalogue.ts';
import { demoId } from './random.ts';

const datasetLink = (title: string): string => {
  const index = datasetPlans.findIndex((plan) => plan.title === title);
  return `[${title}](${pagePaths.datasets(demoId('dataset', index))})`;
};

const projectLink = (title: string): string =>
  `[${title}](${pagePaths.projects(projectIdOf(title))})`;

const TIDES = datasetLink('东海三站潮位模拟数据');
const FIRST_STEPS = projectLink('官方入门：读数据、看图、交第一份结果');
const BASELINE = projectLink('企鹅物种识别：从看图到基线');
const ROLLING = projectLink('西雅图降雨预测全流程');

/** Stages of the training camp: each has a lesson with its materials, and a practice. */
export const campStages: readonly ActivityStage[] = [
  {
    name: '认识数据',
    days: [-16, -7],
    lesson: `## 一份读数里有什么

浮标和验潮站每小时报一次数。拿到数据，先回答三个问题：从哪天到哪天、间隔是否均匀、缺了多少。

1. 打开 ${TIDES}，看一个站的列统计：\`level_cm\` 的缺失数约占百分之二。
2. 画出任意一周的潮位，数一数一天里有几次高潮。
3. 把三个站画在一张图上，比较潮差，再看高潮先后差了几个小时。

## 异常还是噪声

噪声每一行都有，不大也不偏；异常少见，而且和前后几行接不上。先画散点图，再决定怎么处理，不要一上来就删。空值是缺测，不是异常。

## 资料

- 数据：${TIDES}
- 读数据与画图的写法：${FIRST_STEPS}

## 练习

完成「练习一：判断读数的类别」：先画散点图，找出最能分开两类的特征，再交一份结果。`,
    practice: {
      name: '练习一：判断读数的类别',
      about: '根据三个特征，判断测试集中每条读数的类别：1 或 0。评价指标为准确率。',
      metric: 'accuracy',
    },
  },
  {
    name: '建立模型',
    days: [-7, 3],
    lesson: `## 先有基线

任何模型都要和最简单的做法比：把最近一个小时的潮位当成下一个小时的预测。比它好，才值得继续。

## 滑动窗口

把过去若干小时排成一行，就把时间序列变成了一张普通的表：

\`\`\`python
import pandas as pd

tide = pd.read_csv("stations/zhenhai.csv", parse_dates=["time"]).set_index("time")
level = tide["level_cm"].interpolate(limit=3)
lags = {f"lag{hours}": level.shift(hours) for hours in (1, 2, 3, 12, 13, 25)}
table = pd.DataFrame(lags).assign(target=level).dropna()
\`\`\`

潮汐约十二个半小时一个来回，所以十二、十三和二十五小时前的潮位最有用。

## 怎么验证

按时间切开：前面训练，后面验证。随机划分会让模型看到未来，分数虚高。

## 资料

- 数据：${TIDES}
- 按月份滚动验证的写法：${ROLLING}

## 练习

完成「练习二：短期预测」，提交前先在自己的验证集上算一遍均方根误差。`,
    practice: {
      name: '练习二：短期预测',
      about: '预测测试集中每一行的数值。评价指标为均方根误差（RMSE），越小越好。',
      metric: 'rmse',
    },
  },
  {
    name: '完成报告',
    days: [3, 12],
    lesson: `## 别人读得懂的报告

一份预测报告只需要四段：

1. **问题**：预测什么，提前多久，给谁用。
2. **数据**：来源、时段、缺测怎样处理。
3. **方法与误差**：基线是多少，你的模型是多少，在什么时候最不准。
4. **结论**：能不能用，下一步做什么。

每一段先写结论，再放一张图。图要有单位，坐标轴要有名称。

## 误差怎么写

只报一个平均数不够：再给出最大的误差和它出现的时间。平均绝对误差和原数据同单位，读者最容易懂。

## 资料

- 一个从看图写到结果的例子：${BASELINE}
- 数据：${TIDES}

## 练习

完成「练习三：终稿的预测」，并把报告发到讨论区，导师逐份点评。`,
    practice: {
      name: '练习三：终稿的预测',
      about: '用报告里的模型给出最后的预测。评价指标为平均绝对误差（MAE），越小越好。',
      metric: 'mae',
    },
  },
];
