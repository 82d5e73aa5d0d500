import { taskProblems } from '@whaletide/schema/rules/competition-parts.ts';
import type { CompetitionTaskInput, Metric } from '../../../../apollo/schema.generated.ts';
import { problemsByField } from '../../field-of.ts';
import type { Stage, Task } from './opened.ts';

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

export interface StoredFile {
  key: string;
  name: string;
}

/** What the form holds; an empty limit is none. */
export interface TaskValues {
  name: string;
  type: 'AUTOMATIC' | 'SUBJECTIVE';
  description: string;
  startDate: string;
  endDate: string;
  submitDisabled: boolean;
  submissionNotice: string;
  showsLeaderboard: boolean;
  showsPrivateLeaderboard: boolean;
  files: StoredFile[];
  objective: {
    acceptExts: string[];
    sizeLimit: number | string;
    idColumn: string;
    targetColumn: string;
    dailyLimit: number | string;
    totalLimit: number | string;
    metric: Scoring;
    sampleKey: string | null;
    solution: string | null;
  };
}

const isScoring = (metric: Metric | undefined): metric is Scoring =>
  metric !== undefined && metric in metricNames;

export const taskValuesOf = (stage: Stage, task: Task | undefined): TaskValues => {
  const review = task?.review;
  return {
    name: task?.name ?? '',
    type: task?.type === 'SUBJECTIVE' ? 'SUBJECTIVE' : 'AUTOMATIC',
    description: task?.description ?? '',
    startDate: task?.startDate ?? stage.startDate,
    endDate: task?.endDate ?? stage.endDate,
    submitDisabled: task?.submitDisabled ?? false,
    submissionNotice: task?.submissionNotice ?? '',
    showsLeaderboard: task?.showsLeaderboard ?? true,
    showsPrivateLeaderboard: task?.showsPrivateLeaderboard ?? false,
    files: (task?.management?.files ?? []).map(({ key, name }) => ({ key, name })),
    objective: {
      acceptExts: review?.acceptExts ?? ['.csv'],
      sizeLimit: review?.sizeLimit ?? 1024,
      idColumn: review?.idColumn ?? 'id',
      targetColumn: review?.targetColumn ?? '',
      dailyLimit: review?.dailyLimit ?? (task ? '' : 5),
      totalLimit: review?.totalLimit ?? '',
      metric: isScoring(review?.metric) ? review.metric : 'ACCURACY',
      sampleKey: task?.management?.sampleKey ?? null,
      solution: null,
    },
  };
};

const limitOf = (value: number | string) => (value === '' ? null : Number(value));

const objectiveOf = ({ objective }: TaskValues) => ({
  acceptExts: objective.acceptExts,
  sizeLimit: Number(objective.sizeLimit),
  idColumn: objective.idColumn.trim(),
  targetColumn: objective.targetColumn.trim(),
  dailyLimit: limitOf(objective.dailyLimit),
  totalLimit: limitOf(objective.totalLimit),
});

export const taskProblemsOf = (values: TaskValues, stage: Stage) =>
  problemsByField(
    taskProblems(
      { ...values, objective: values.type === 'AUTOMATIC' ? objectiveOf(values) : null },
      stage,
    ),
  );

export const taskInputOf = (values: TaskValues): CompetitionTaskInput => {
  const { type, files, objective, ...plain } = values;
  const { metric, sampleKey, solution } = objective;
  return {
    ...plain,
    name: values.name.trim(),
    fileKeys: files.map(({ key }) => key),
    ...(type === 'AUTOMATIC' && {
      objective: {
        ...objectiveOf(values),
        metric,
        sampleKey,
        ...(solution !== null && { solutionKey: solution }),
      },
    }),
  };
};
