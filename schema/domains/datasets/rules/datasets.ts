import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Tags that are given, and never chosen. */
const given = ['官方推荐', '创作者计划', '应用', '框架', '模型'];

export const isChosenDatasetTag = (name: string): boolean => !given.includes(name);

/** Why a dataset can't be liked (none on one's own). */
export const datasetVotingProblem = ({ isOwn }: { isOwn: boolean }): Refusal | null =>
  isOwn ? refuse('FORBIDDEN', '不能给自己的数据集点赞') : null;

export const datasetListLimits = {
  /** Tags chosen in a dialog; choosing one more drops the oldest. */
  chosenTags: 3,
  /** Tags in one query, from any caller. */
  tags: 10,
};

export const datasetTextLimits = {
  title: 50,
  description: 200,
  /** Markdown. */
  document: 50_000,
  tags: 3,
  /** Description of the changes in a version. */
  note: 200,
};

/** Units of the filter by size; each is 1,024 of the one before it. */
export const sizeUnits = ['KB', 'MB', 'GB', 'TB'] as const;
export type SizeUnit = (typeof sizeUnits)[number];

/** Converts a field of the filter to bytes; null if it isn't a number. */
const bytesOf = (text: string, unit: SizeUnit): number | null =>
  /^\d{1,6}$/.test(text) ? Number(text) * 1024 ** (sizeUnits.indexOf(unit) + 1) : null;

export interface SizeFilter {
  min: string;
  minUnit: SizeUnit;
  max: string;
  maxUnit: SizeUnit;
}

/**
 * The sizes that a filter asks for, in bytes. A minimum that is no number counts as 0, a maximum
 * that is none is left out. Null where nothing is asked.
 */
export const sizeRange = (filter: SizeFilter): { min: number; max: number | null } | null => {
  const min = bytesOf(filter.min, filter.minUnit) ?? 0;
  const max = bytesOf(filter.max, filter.maxUnit);
  return min === 0 && max === null ? null : { min, max };
};

export interface DatasetTexts {
  title: string;
  description: string;
  document: string;
  tags: readonly string[];
}

const lengthOf = (text: string): number => [...text.trim()].length;

/** Why a dataset can't be described so, at REST's own keys; none when it can. */
export const datasetProblems = (texts: DatasetTexts): Refusal[] => {
  const { title, description, document, tags } = texts;
  const most = datasetTextLimits;
  return Object.entries({
    Title: !title.trim()
      ? '请输入数据集标题'
      : lengthOf(title) > most.title
        ? `数据集标题最多${most.title}个字符`
        : null,
    ShortDescription:
      lengthOf(description) > most.description ? `数据集简介最多${most.description}个字符` : null,
    Document: document.length > most.document ? `说明文档最多${most.document}个字符` : null,
    Tags: new Set(tags).size > most.tags ? `最多选择${most.tags}个标签` : null,
  }).flatMap(([field, message]) =>
    message === null ? [] : [refuse('BAD_USER_INPUT', message, field)],
  );
};
