import type { TaskValues } from '#domains/managing/panels/StagesPanel/task-values.ts';

/** Steps of a task's form, by their part of the address. */
export const stepKeys = ['submission', 'solution', 'scores', 'limits', 'trial'] as const;
export type StepKey = (typeof stepKeys)[number];

export interface FormStep {
  key: StepKey;
  title: string;
  /** Sentence below the step's heading. */
  about: string;
}

const fileSteps: readonly FormStep[] = [
  {
    key: 'submission',
    title: '提交内容',
    about: '任务是什么，参赛者拿到哪些数据，交上来的文件长什么样。',
  },
  {
    key: 'solution',
    title: '标准答案',
    about: '隐藏的答案，提交与它比较得出得分；分为公开（Public）与隐藏（Private）两部分。',
  },
  { key: 'scores', title: '指标与得分', about: '按什么给提交打分，排行榜上显示哪些得分。' },
  { key: 'limits', title: '次数与保护', about: '一支团队能提交多少次，排行榜何时给谁看。' },
  { key: 'trial', title: '试运行', about: '用几份已知好坏的结果走一遍评分，不保存任何提交。' },
];

const formSteps: readonly FormStep[] = [
  { key: 'submission', title: '提交内容', about: '任务是什么，参赛者填写怎样的表单。' },
  { key: 'scores', title: '评分', about: '评委给作品打多少分，怎样评审。' },
  { key: 'limits', title: '次数与保护', about: '一支团队能提交多少次，排行榜何时给谁看。' },
  { key: 'trial', title: '检查', about: '保存前看一遍还缺什么。' },
];

/** The steps of a task of this kind: one that people review has neither solution nor trial run. */
export const stepsOf = ({ type }: Pick<TaskValues, 'type'>): readonly FormStep[] =>
  type === 'SUBJECTIVE' ? formSteps : fileSteps;

interface StepField {
  step: StepKey;
  label: string;
}

const at = (step: StepKey, labels: Record<string, string>): [string, StepField][] =>
  Object.entries(labels).map(([path, label]) => [path, { step, label }]);

/** The fields of the form by their paths, each with its step and its name. */
export const stepFields: ReadonlyMap<string, StepField> = new Map([
  ...at('submission', {
    name: '任务名称',
    type: '评审方式',
    startDate: '开始时间',
    endDate: '结束时间',
    description: '任务说明',
    submissionNotice: '提交须知',
    fileKeys: '数据文件',
    'objective.submitType': '提交方式',
    'objective.acceptExts': '结果文件格式',
    'objective.sizeLimit': '结果文件大小上限',
    'objective.idColumn': '编号列',
    'objective.targetColumn': '预测列',
    'objective.moreTargets': '更多预测列',
    'objective.allowsMoreColumns': '其他列',
    'objective.sampleKey': '示例文件',
    'form.fields': '提交表单',
  }),
  ...at('solution', {
    'objective.solutionKey': '标准答案',
    'objective.groupColumn': '分组列',
    'objective.publishesLabels': '公开标签',
    'objective.answeredSampleKey': '公开样例',
  }),
  ...at('scores', {
    'objective.metric': '评分指标',
    'objective.metricParameters': '指标的参数',
    'objective.predictionMin': '预测值下限',
    'objective.predictionMax': '预测值上限',
    'objective.scoreName': '第1个得分的名称',
    'objective.furtherScores': '更多得分',
    'objective.customMetric': '自定义指标',
    'form.maxScore': '满分',
  }),
  ...at('limits', {
    'objective.dailyLimit': '每日提交次数',
    'objective.totalLimit': '总提交次数',
    'form.dailyLimit': '每日提交次数',
    'form.totalLimit': '总提交次数',
    'objective.selectionLimit': '进入 Private 榜的提交',
    'objective.hasPrivateBoard': '由团队选择提交',
    'objective.selectionEndsAt': '选择截止时间',
    'objective.roundsScores': '四舍五入',
    showsLeaderboard: '公开 Public 排行榜',
    showsPrivateLeaderboard: '公开 Private 排行榜',
    privateLeaderboardOpensAt: 'Private 排行榜公开时间',
    showsPrivateBestWork: 'Private 最佳提交',
    frozenHours: '封榜时长',
    takesLateWorks: '赛后提交',
    isClosedForSubmissions: '关闭提交',
  }),
]);

/** The field that a path names or lies within, as `objective.furtherScores.0.name` does. */
export const stepFieldOf = (path: string): StepField | undefined => {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const found = stepFields.get(steps.slice(0, length).join('.'));
    if (found) return found;
  }
  return undefined;
};
