import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Tags that are given, and never chosen. */
const given = ['官方推荐', '创作者计划'];

export const isChosenTag = (name: string): boolean => !given.includes(name);

/** Languages that the list of projects tells apart. */
export const projectLanguages = ['python', 'R', 'julia'] as const;

export const projectListLimits = {
  /** Tags chosen in a dialog; choosing one more drops the oldest. */
  chosenTags: 3,
  /** Tags in one query, from any caller. */
  tags: 10,
};

/** Why a project can't be liked (none on one's own). */
export const votingProblem = ({ isOwn }: { isOwn: boolean }): Refusal | null =>
  isOwn ? refuse('FORBIDDEN', '不能给自己的项目点赞') : null;

export const projectLimits = {
  title: 50,
  description: 200,
  tags: 5,
  notebooks: 20,
  /** Characters of a notebook's name, with its ending. */
  notebookName: 100,
  /** Characters of what is new in a version. */
  note: 200,
  /** Versions of one project. */
  versions: 200,
  /** Datasets that a project works with. */
  datasets: 20,
  /** Projects of one member. */
  ofMember: 500,
  /** Projects among the materials of one competition. */
  ofCompetition: 12,
};

/** Readers of a project or a dataset: its member, anyone who has its link, or everybody. */
export const visibilities = ['PRIVATE', 'SHARED', 'PUBLIC'] as const;
export type Visibility = (typeof visibilities)[number];

/**
 * Limits of a comparison: lines of one notebook, characters of one line, ms for one cell and for
 * all.
 */
export const comparisonLimits = { lines: 2_000, line: 1_000, ms: 1_000, totalMs: 3_000 };

/** Bounds of a notebook's file, beside its size (uploads/rules.ts). */
export const notebookFileLimits = { nesting: 100, cells: 10_000 };

export interface ProjectTexts {
  title: string;
  description: string;
  tags: readonly string[];
}

/** A name as a notebook's file has it: one line, with the ending, and no path. */
export const notebookName = (name: string): string => {
  const own = name.trim();
  return /\.ipynb$/i.test(own) ? own : `${own}.ipynb`;
};

const notebookNameProblem = (name: string): string | null => {
  const own = name
    .trim()
    .replace(/\.ipynb$/i, '')
    .trim();
  if (!own) return '请输入笔记本名称';
  // Control characters, and what file systems divide paths by.
  if (/[\p{Cc}\\/:*?"<>|]/u.test(own)) return '笔记本名称不能含有 \\ / : * ? " < > | 等字符';
  return lengthOf(notebookName(name)) > projectLimits.notebookName
    ? `笔记本名称最多${projectLimits.notebookName}个字符`
    : null;
};

/** Finds the problems of a project's notebooks, at `Notebooks` or the one's `Notebooks.0.name`. */
export const notebookProblems = (names: readonly string[]): Refusal[] => {
  const { notebooks } = projectLimits;
  if (names.length > notebooks)
    return [refuse('BAD_USER_INPUT', `一个项目最多${notebooks}个笔记本`, 'Notebooks')];
  const lower = names.map((name) => notebookName(name).toLowerCase());
  return names.flatMap((name, index) => {
    const twice = lower.indexOf(lower[index] ?? '') < index ? '笔记本名称不能重复' : null;
    const message = notebookNameProblem(name) ?? twice;
    return message === null ? [] : [refuse('BAD_USER_INPUT', message, `Notebooks.${index}.name`)];
  });
};

/** Why a project can't work with these datasets, at `Datasets`. */
export const labDatasetsProblem = (ids: readonly string[]): Refusal | null =>
  new Set(ids).size > projectLimits.datasets
    ? refuse('BAD_USER_INPUT', `一个项目最多添加${projectLimits.datasets}个数据集`, 'Datasets')
    : null;

/** Why a version can't have this note, at `Note`. */
export const noteProblem = (note: string): Refusal | null =>
  lengthOf(note) > projectLimits.note
    ? refuse('BAD_USER_INPUT', `版本说明最多${projectLimits.note}个字符`, 'Note')
    : null;

/** Why a member, or a project, can't have one more of them. */
export const projectCountProblem = (kept: number): Refusal | null =>
  kept >= projectLimits.ofMember
    ? refuse('CONFLICT', `你的项目已达上限（${projectLimits.ofMember} 个）`)
    : null;

export const versionCountProblem = (kept: number): Refusal | null =>
  kept >= projectLimits.versions
    ? refuse('CONFLICT', `该项目的版本已达上限（${projectLimits.versions} 个）`)
    : null;

const lengthOf = (text: string): number => [...text.trim()].length;

/** Why a project can't be described so, at `Title`, `ShortDescription` and `Tags`; none when it can. */
export const projectProblems = ({ title, description, tags }: ProjectTexts): Refusal[] =>
  Object.entries({
    Title: !title.trim()
      ? '请输入项目标题'
      : lengthOf(title) > projectLimits.title
        ? `项目标题最多${projectLimits.title}个字符`
        : null,
    ShortDescription:
      lengthOf(description) > projectLimits.description
        ? `项目简介最多${projectLimits.description}个字符`
        : null,
    Tags: new Set(tags).size > projectLimits.tags ? `最多选择${projectLimits.tags}个标签` : null,
  }).flatMap(([field, message]) =>
    message === null ? [] : [refuse('BAD_USER_INPUT', message, field)],
  );

/** Why these can't be among a competition's materials, at `Labs`; null when they can. */
export const competitionProjectsProblem = (ids: readonly string[]): Refusal | null => {
  const { ofCompetition } = projectLimits;
  if (ids.length > ofCompetition)
    return refuse('BAD_USER_INPUT', `最多选择${ofCompetition}个项目`, 'Labs');
  if (new Set(ids).size < ids.length)
    return refuse('BAD_USER_INPUT', '同一个项目只能选择一次', 'Labs');
  return null;
};
