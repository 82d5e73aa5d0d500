import type { Metric as RestMetric } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import type { Metric, MetricAverage } from '#apollo/schema.generated.ts';

/** A metric that a task can be scored by. */
export type Scoring = Exclude<Metric, 'UNKNOWN'>;

/** Texts on a metric: what it is called, and what it says in one line. */
interface MetricText {
  rest: RestMetric;
  name: string;
  meaning: string;
}

const text = (rest: RestMetric, name: string, meaning: string): MetricText => ({
  rest,
  name,
  meaning,
});

/** Metrics by their names of the public schema, with REST's, which the rules of files know. */
export const metricTexts: Record<Scoring, MetricText> = {
  ACCURACY: text('accuracy', '准确率 Accuracy', '预测正确的行所占的比例'),
  BALANCED_ACCURACY: text(
    'balancedAccuracy',
    '平衡准确率 Balanced accuracy',
    '各标签召回率的平均，少见的标签同样重要',
  ),
  MACRO_F1: text('macroF1', '宏平均 F1', '各标签 F1 的平均，每个标签同样重要'),
  MICRO_F1: text('microF1', '微平均 F1', '所有标签合在一起计算 F1，可只计其中一些标签'),
  WEIGHTED_F1: text('weightedF1', '加权 F1', '各标签 F1 按出现次数加权平均'),
  F_BETA: text('fBeta', 'Fβ', '精确率与召回率的调和平均，召回率的重要性是精确率的 β 倍'),
  PRECISION: text('precision', '精确率 Precision', '预测为该标签的行中，真正是的比例'),
  RECALL: text('recall', '召回率 Recall', '真正是该标签的行中，被找出的比例'),
  COHEN_KAPPA: text('cohenKappa', 'Cohen’s kappa', '扣除碰巧一致之后的一致程度'),
  QUADRATIC_KAPPA: text(
    'quadraticKappa',
    '二次加权 kappa（QWK）',
    '等级评分的一致程度，差得越远扣分越多；等级为整数',
  ),
  MATTHEWS_CORRELATION: text(
    'matthewsCorrelation',
    '马修斯相关系数 MCC',
    '标签与预测的相关程度，类别不均衡时也可靠',
  ),
  LOG_LOSS: text(
    'logLoss',
    '对数损失 Log loss',
    '两类问题，预测为正类的概率，过于自信的错误扣分很多',
  ),
  MULTICLASS_LOG_LOSS: text(
    'multiclassLogLoss',
    '多分类对数损失 Log loss',
    '结果文件中每个标签一列概率',
  ),
  BRIER: text('brier', 'Brier 分数', '两类问题，概率与结果之差的平方的平均'),
  AUC: text('auc', 'AUC', '正类排在负类前面的机会，只看预测的先后'),
  MACRO_AUC: text('macroAuc', '宏平均 AUC', '每个标签对其余标签的 AUC 的平均，每个标签一列概率'),
  AVERAGE_PRECISION: text(
    'averagePrecision',
    '平均精确率 AP',
    '精确率—召回率曲线的概括，正类很少时常用',
  ),
  MAP_AT_K: text(
    'mapAtK',
    'MAP@k',
    '推荐列表前 k 项的平均精确率，条目以空格分隔，最好的在前，重复的条目占位但不计',
  ),
  NDCG_AT_K: text('ndcgAtK', 'NDCG@k', '列表前 k 项的折损累计增益，标准答案可带增益，如 a:3 b:1'),
  MRR: text('mrr', 'MRR', '列表中第一个相关条目的名次的倒数'),
  RMSE: text('rmse', '均方根误差 RMSE', '误差平方的平均的平方根，大的误差扣分更多'),
  MAE: text('mae', '平均绝对误差 MAE', '误差绝对值的平均'),
  MSE: text('mse', '均方误差 MSE', '误差平方的平均'),
  RMSLE: text('rmsle', '均方根对数误差 RMSLE', '按比例看误差，数值不小于 0'),
  MAPE: text('mape', '平均绝对百分比误差 MAPE', '误差占真实值的比例的平均，真实值不能为 0'),
  SMAPE: text('smape', '对称平均绝对百分比误差 sMAPE', '误差占真实值与预测值平均的比例的平均'),
  R2: text('r2', '决定系数 R²', '解释了多少方差，总是预测平均值得 0'),
  MEDIAN_ABSOLUTE_ERROR: text(
    'medianAbsoluteError',
    '绝对误差中位数',
    '误差绝对值的中位数，不受少数极端误差影响',
  ),
  PINBALL: text('pinball', '分位数损失 Pinball', '预测的是给定的分位数'),
  DICE: text(
    'dice',
    'Dice 系数',
    '分割掩码的重叠程度，游程编码“起点 长度”，一张图的多个掩码可各占一行，空掩码留空或写 -1',
  ),
  IOU: text(
    'iou',
    '交并比 IoU',
    '分割掩码的交集与并集之比，游程编码“起点 长度”，一张图的多个掩码可各占一行，空掩码留空或写 -1',
  ),
  JACCARD: text('jaccard', 'Jaccard 系数', '两个集合的交集与并集之比，条目以空格分隔'),
  LEVENSHTEIN: text(
    'levenshtein',
    '归一化编辑距离 Levenshtein',
    '把预测改成答案的最少步数与较长文本的字数之比',
  ),
  CONCORDANCE_INDEX: text(
    'concordanceIndex',
    '一致性指数 C-index',
    '生存分析，预测的是风险：先发生事件的风险应更高',
  ),
  CUSTOM: text('custom', '自定义指标', '由主办方编写的评分程序计算'),
};

export const isScoring = (metric: Metric | undefined): metric is Scoring =>
  metric !== undefined && metric in metricTexts;

/** A metric's name; of one that isn't known yet, that the organizer set it. */
export const metricName = (metric: Metric): string =>
  isScoring(metric) ? metricTexts[metric].name : '主办方指定';

/** Header of a score: as its organizer calls it, else its metric's name. */
export const scoreTitle = ({ name, metric }: { name: string; metric: Metric }): string =>
  isScoring(metric) && name === metricTexts[metric].rest ? metricTexts[metric].name : name;

/** Ways to average by the words of the form. */
export const averageTexts: Record<Exclude<MetricAverage, 'UNKNOWN'>, string> = {
  BINARY: '只计正类',
  MACRO: '各标签平均',
  MICRO: '所有标签合计',
  WEIGHTED: '按出现次数加权平均',
};

interface Parameters {
  k: number | null;
  beta: number | null;
  quantile: number | null;
  labels: readonly string[] | null;
  positive: string | null;
  average: MetricAverage | null;
  eventColumn: string | null;
}

/** Labels of the parameters that are named before the others are only counted. */
const LABELS_NAMED = 8;

const labelsText = (labels: readonly string[]) =>
  labels.length > LABELS_NAMED
    ? `标签 ${labels.slice(0, LABELS_NAMED).join('、')} 等 ${labels.length} 种`
    : `标签 ${labels.join('、')}`;

/** The parameters that a task sets, in Chinese: `k = 5`. */
export const parameterTexts = (parameters: Parameters): string[] => {
  const { k, beta, quantile, labels, positive, average, eventColumn } = parameters;
  return [
    k !== null && `k = ${k}`,
    beta !== null && `β = ${beta}`,
    quantile !== null && `分位数 ${quantile}`,
    average !== null && average !== 'UNKNOWN' && averageTexts[average],
    positive !== null && `正类为「${positive}」`,
    labels !== null && labelsText(labels),
    eventColumn !== null && `事件列 ${eventColumn}`,
  ].filter((part) => part !== false);
};
