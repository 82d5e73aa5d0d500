import { type Refusal, refuse } from '#shared/rules/refusal.ts';

/**
 * Dataset that a competition gives its members to work with.
 */
export interface DatasetBindingSettings {
  title: string;
  /** Markdown. */
  description: string;
  /** True where visitors and members who don't take part may read the files too. */
  isPublic: boolean;
  /** From 1: shown to teams that have come to this stage; null shows it from the start. */
  reviewStage: number | null;
  files: readonly unknown[];
}

export const datasetLimits = {
  title: 60,
  description: 20_000,
  /** Files in one binding. */
  files: 30,
  /** Bindings of one competition. */
  bindings: 30,
};

/** Why these settings can't be. */
export const bindingProblem = (settings: DatasetBindingSettings): Refusal | null => {
  const { title, description, isPublic, reviewStage, files } = settings;
  const input = (message: string, field: string) => refuse('BAD_USER_INPUT', message, field);
  if (!title.trim()) return input('请输入数据集标题', 'Title');
  if (title.trim().length > datasetLimits.title)
    return input(`数据集标题不能超过${datasetLimits.title}个字`, 'Title');
  const tooLong = descriptionProblem(description, 'Descriptions');
  if (tooLong) return tooLong;
  if (isPublic && reviewStage !== null) return input('评测阶段的数据不能公开', 'Public');
  if (files.length > datasetLimits.files)
    return input(`一个数据集最多${datasetLimits.files}个文件`, 'Files');
  return null;
};

/**
 * Checks the description of a binding, or of the competition's data as a whole: each document has
 * its own key for it.
 */
export const descriptionProblem = (
  description: string,
  field: 'Descriptions' | 'DatasetBindingDescription',
): Refusal | null =>
  description.length > datasetLimits.description
    ? refuse('BAD_USER_INPUT', `说明不能超过${datasetLimits.description}个字`, field)
    : null;

/** Relation of a reader to a competition, as far as its data is concerned. */
export interface DatasetReader {
  manages: boolean;
  /** True where they practise in it: all of its data is theirs then. */
  practises: boolean;
  isRegistered: boolean;
  /** Promotions of their team so far; null without a team. */
  competitionStatus: number | null;
}

export const visitor: DatasetReader = {
  manages: false,
  practises: false,
  isRegistered: false,
  competitionStatus: null,
};

/**
 * Answers a reader's access to a dataset: none, seeing that it exists, or reading its files.
 * Datasets of a review stage are visible up to the team's CompetitionStatus + 1.
 */
export const datasetAccess = (
  { isPublic, reviewStage }: Pick<DatasetBindingSettings, 'isPublic' | 'reviewStage'>,
  { manages, practises, isRegistered, competitionStatus }: DatasetReader,
): 'hidden' | 'listed' | 'readable' => {
  if (manages || practises) return 'readable';
  if (reviewStage !== null) {
    const reached = competitionStatus !== null && reviewStage <= competitionStatus + 1;
    return isRegistered && reached ? 'readable' : 'hidden';
  }
  return isPublic || isRegistered ? 'readable' : 'listed';
};
