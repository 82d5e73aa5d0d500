import { taskProblems } from '@whaletide/schema/domains/competitions/rules/competition-parts.ts';
import type { CompetitionTaskInput } from '#apollo/schema.generated.ts';
import {
  brokenAnswers,
  type EditedField,
  editedFields,
  inputFields,
  ruleFields,
} from '#domains/submissions/components/FieldEditor/edited-fields.ts';
import { problemsByField } from '#lib/field-of.ts';
import type { UploadedFile } from '#lib/upload.ts';
import {
  changesMetric,
  type MetricValues,
  metricValuesOf,
  parametersInputOf,
} from './metric-values.ts';
import type { Stage, Task } from './opened.ts';
import {
  changesScores,
  ruleScores,
  scoresInputOf,
  type ScoresValues,
  scoresValuesOf,
} from './score-values.ts';
import { changesRange, rangeInputOf, type RangeValues, rangeValuesOf } from './range-values.ts';

export interface StoredFile {
  key: string;
  name: string;
}

/** The file fields of a task's form. */
export type FileField =
  'fileKeys' | 'objective.sampleKey' | 'objective.answeredSampleKey' | 'objective.solutionKey';

interface LimitValues {
  dailyLimit: number | string;
  totalLimit: number | string;
}

/** Values of the form; an empty limit or time means none. */
export interface TaskValues extends Record<string, unknown> {
  name: string;
  type: 'AUTOMATIC' | 'SUBJECTIVE';
  description: string;
  startDate: string;
  endDate: string;
  isClosedForSubmissions: boolean;
  submissionNotice: string;
  showsLeaderboard: boolean;
  showsPrivateLeaderboard: boolean;
  showsPrivateBestWork: boolean;
  privateLeaderboardOpensAt: string;
  takesLateWorks: boolean;
  frozenHours: number | string;
  fileKeys: StoredFile[];
  /** Files that have arrived and aren't saved yet, as a draft shows them again. */
  arrived: Partial<Record<FileField, UploadedFile>>;
  objective: LimitValues &
    MetricValues &
    RangeValues &
    ScoresValues & {
      acceptExts: string[];
      sizeLimit: number | string;
      idColumn: string;
      targetColumn: string;
      sampleKey: string | null;
      answeredSampleKey: string | null;
      solutionKey: string | null;
      submitType: 'FILE' | 'TOKEN';
      publishesLabels: boolean;
      hasPrivateBoard: boolean;
      selectionLimit: number;
      selectionEndsAt: string;
    };
  form: LimitValues & { fields: EditedField[]; maxScore: number | string };
}

/** The limits as they are typed; a new task begins with `daily`. */
const limitsOf = (
  limits: { dailyLimit: number | null; totalLimit: number | null } | null | undefined,
  daily: number,
): LimitValues => ({
  dailyLimit: limits ? (limits.dailyLimit ?? '') : daily,
  totalLimit: limits?.totalLimit ?? '',
});

export const taskValuesOf = (stage: Stage, task: Task | undefined): TaskValues => {
  const review = task?.review;
  const form = task?.form;
  return {
    name: task?.name ?? '',
    type: task?.type === 'SUBJECTIVE' ? 'SUBJECTIVE' : 'AUTOMATIC',
    description: task?.description ?? '',
    startDate: task?.startDate ?? stage.startDate,
    endDate: task?.endDate ?? stage.endDate,
    isClosedForSubmissions: task?.isClosedForSubmissions ?? false,
    submissionNotice: task?.submissionNotice ?? '',
    showsLeaderboard: task?.showsLeaderboard ?? true,
    showsPrivateLeaderboard: task?.showsPrivateLeaderboard ?? false,
    showsPrivateBestWork: task?.showsPrivateBestWork ?? true,
    privateLeaderboardOpensAt: task?.privateLeaderboardOpensAt ?? '',
    takesLateWorks: task?.takesLateWorks ?? false,
    frozenHours: task?.frozenHours ?? '',
    fileKeys: (task?.management?.files ?? []).map(({ key, name }) => ({ key, name })),
    arrived: {},
    objective: {
      ...limitsOf(review, 5),
      acceptExts: review?.acceptExts ?? ['.csv'],
      sizeLimit: review?.sizeLimit ?? 1024,
      idColumn: review?.idColumn ?? 'id',
      targetColumn: review?.targetColumn ?? '',
      ...metricValuesOf(review),
      ...rangeValuesOf(task),
      ...scoresValuesOf(task),
      sampleKey: task?.management?.sampleKey ?? null,
      answeredSampleKey: task?.management?.answeredSampleKey ?? null,
      solutionKey: null,
      submitType: review?.submitType === 'TOKEN' ? 'TOKEN' : 'FILE',
      publishesLabels: review?.publishesLabels ?? true,
      hasPrivateBoard: review?.hasPrivateBoard ?? true,
      selectionLimit: review?.selectionLimit ?? 2,
      selectionEndsAt: review?.selectionEndsAt ?? '',
    },
    form: {
      ...limitsOf(form, 3),
      fields: editedFields(form?.fields ?? []),
      maxScore: form?.maxScore ?? 100,
    },
  };
};

/** Keeps which file has arrived at a field, null for none. */
export const withArrived =
  (field: FileField, file: UploadedFile | null) =>
  (arrived: TaskValues['arrived']): TaskValues['arrived'] => ({
    ...arrived,
    [field]: file ?? undefined,
  });

const limitOf = (value: number | string) => (value === '' ? null : Number(value));

const objectiveOf = ({ objective }: TaskValues) => ({
  acceptExts: objective.acceptExts,
  sizeLimit: Number(objective.sizeLimit),
  idColumn: objective.idColumn.trim(),
  targetColumn: objective.targetColumn.trim(),
  dailyLimit: limitOf(objective.dailyLimit),
  ...rangeInputOf(objective),
  totalLimit: limitOf(objective.totalLimit),
  selectionLimit: objective.selectionLimit,
  selectionEndsAt: objective.selectionEndsAt || null,
});

const formOf = ({ form }: TaskValues) => ({
  dailyLimit: limitOf(form.dailyLimit),
  totalLimit: limitOf(form.totalLimit),
  maxScore: Number(form.maxScore),
});

const worksOf = (task: Task | undefined) => task?.management?.worksCount ?? 0;

export const taskProblemsOf = (values: TaskValues, stage: Stage, task: Task | undefined) => {
  const isForm = values.type === 'SUBJECTIVE';
  const settings = {
    ...values,
    files: values.fileKeys,
    privateOpenDate: values.privateLeaderboardOpensAt || null,
    frozenHours: limitOf(values.frozenHours),
    objective: isForm
      ? null
      : {
          ...objectiveOf(values),
          selectionEndDate: values.objective.selectionEndsAt || null,
          ...ruleScores(values.objective),
          scorer: task?.scoring?.scorer === 'WORKER' ? ('worker' as const) : undefined,
        },
    subjective: isForm ? { ...formOf(values), fields: ruleFields(values.form.fields) } : null,
  };
  const answered = worksOf(task) > 0 ? (task?.form?.fields ?? []) : [];
  return problemsByField('CompetitionTaskInput', [
    ...taskProblems(settings, stage),
    ...(isForm ? brokenAnswers(answered, values.form.fields, 'Subjective.Fields') : []),
  ]);
};

export const taskInputOf = (values: TaskValues): CompetitionTaskInput => {
  const { metric, sampleKey, solutionKey, submitType, publishesLabels, hasPrivateBoard } =
    values.objective;
  const objective = {
    ...objectiveOf(values),
    metric,
    metricParameters: parametersInputOf(values.objective),
    ...scoresInputOf(values.objective),
    sampleKey,
    answeredSampleKey: values.objective.answeredSampleKey,
    submitType,
    publishesLabels,
    hasPrivateBoard,
    ...(solutionKey !== null && { solutionKey }),
  };
  const form = { ...formOf(values), fields: inputFields(values.form.fields) };
  return {
    name: values.name.trim(),
    description: values.description,
    startDate: values.startDate,
    endDate: values.endDate,
    isClosedForSubmissions: values.isClosedForSubmissions,
    submissionNotice: values.submissionNotice,
    showsLeaderboard: values.showsLeaderboard,
    showsPrivateLeaderboard: values.showsPrivateLeaderboard,
    showsPrivateBestWork: values.showsPrivateBestWork,
    privateLeaderboardOpensAt: values.privateLeaderboardOpensAt || null,
    takesLateWorks: values.type === 'AUTOMATIC' && values.takesLateWorks,
    frozenHours: limitOf(values.frozenHours),
    fileKeys: values.fileKeys.map(({ key }) => key),
    ...(values.type === 'AUTOMATIC' ? { objective } : { form }),
  };
};

/**
 * Tells whether saving has the task's works scored again: there are works, and what counts changes.
 */
export const rescores = (values: TaskValues, task: Task | undefined): boolean => {
  const review = task?.review;
  if (!task || worksOf(task) === 0 || !review) return false;
  const { solutionKey, idColumn, targetColumn } = values.objective;
  return (
    solutionKey !== null ||
    changesMetric(values.objective, review) ||
    changesRange(values.objective, task) ||
    changesScores(values.objective, task) ||
    idColumn.trim() !== review.idColumn ||
    targetColumn.trim() !== review.targetColumn
  );
};
