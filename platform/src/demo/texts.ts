import type { ContentTab, Metric } from '@whaletide/schema/rest/competitions.ts';
import type { Plan } from './catalogue.ts';
import { demoId } from './random.ts';

const metricTexts: Record<Metric, string> = {
  accuracy: '准确率：$$\\mathrm{Accuracy}=\\frac{1}{n}\\sum_{i=1}^{n}[\\hat y_i=y_i]$$',
  macroF1: '宏平均 F1：$$F_1=\\frac{1}{K}\\sum_{k=1}^{K}\\frac{2P_kR_k}{P_k+R_k}$$',
  rmse: '均方根误差：$$\\mathrm{RMSE}=\\sqrt{\\frac{1}{n}\\sum_{i=1}^{n}(\\hat y_i-y_i)^2}$$',
  mae: '平均绝对误差：$$\\mathrm{MAE}=\\frac{1}{n}\\sum_{i=1}^{n}|\\hat y_i-y_i|$$',
  auc: 'ROC 曲线下面积：$$\\mathrm{AUC}=P(\\hat s^{+}>\\hat s^{-})$$',
};

/** The content tabs of a competition. Type 1 is rendered with its formulas. */
export const tabsOf = (plan: Plan, index: number): ContentTab[] => [
  {
    _id: demoId('tab', index * 3),
    Title: '赛题介绍',
    Type: 0,
    Content: `## 背景\n\n${plan.short}\n\n## 任务\n\n请根据训练数据建立模型，对测试数据逐行给出预测，并按样例文件的格式提交 CSV 文件。\n\n## 奖励\n\n${plan.award ?? '本题为长期练习，不设奖金。'}`,
  },
  {
    _id: demoId('tab', index * 3 + 1),
    Title: '评审规则',
    Type: 1,
    Content: `## 评价指标\n\n${metricTexts[plan.metric]}\n\n测试数据分为公开与私有两部分：比赛期间的排行榜使用公开部分，赛后以私有部分为准。\n\n得分相同时，较早提交者在前。`,
  },
  {
    _id: demoId('tab', index * 3 + 2),
    Title: '提交说明',
    Type: 0,
    Content:
      '- 文件格式：CSV，UTF-8 编码，首行为列名。\n- 每个团队每天最多提交 5 次，格式错误的文件不计入次数。\n- 请勿使用测试集以外的标注信息。',
  },
];

export const REGISTER_NOTICE =
  '请遵守比赛规则：**一人只能加入一支团队**，不得使用测试集标签，不得跨团队共享结果。';
