import type { Metric } from '#apollo/schema.generated.ts';

export type Scoring = Exclude<Metric, 'UNKNOWN'>;

/** The ways to score, as the form names them. */
export const metricNames: Record<Scoring, string> = {
  ACCURACY: '准确率（越高越好）',
  MACRO_F1: '宏平均 F1（越高越好）',
  RMSE: '均方根误差 RMSE（越低越好）',
  MAE: '平均绝对误差 MAE（越低越好）',
  AUC: 'AUC（越高越好）',
};

/** The same by the names of REST, which the rules of files know. */
export const restMetric = {
  ACCURACY: 'accuracy',
  MACRO_F1: 'macroF1',
  RMSE: 'rmse',
  MAE: 'mae',
  AUC: 'auc',
} as const;

export const isScoring = (metric: Metric | undefined): metric is Scoring =>
  metric !== undefined && metric in metricNames;
