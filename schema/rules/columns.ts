import { refuse, type Refusal } from './refusal.ts';

export const columnLimits = {
  /** The input's; the check of creation says 50, which nobody can type. */
  name: 30,
  description: 140,
  /** Of one column: the most that are asked for when projects are added (spec 3, section 9). */
  labs: 10_000,
  /** Of one member. Each is reviewed by readers on its own; more would be folders. */
  ofMember: 10,
  /** Beside one competition: with three projects each, as long as the page's own sidebar can get. */
  related: 4,
};

export interface ColumnTexts {
  name: string;
  description: string;
}

const nameProblem = (name: string): string | null => {
  if (!name.trim()) return '请输入专栏名称';
  return [...name.trim()].length > columnLimits.name ? '专栏名称字数超过限制' : null;
};

const descriptionProblem = (description: string): string | null => {
  if (!description.trim()) return '请输入专栏描述';
  const { length } = [...description.trim()];
  return length > columnLimits.description ? '专栏描述字数超出限制' : null;
};

/** Why a column can't be called or described so, at `Name` and `ShortDescription`; none when it can. */
export const columnProblems = ({ name, description }: ColumnTexts): Refusal[] =>
  Object.entries({
    Name: nameProblem(name),
    ShortDescription: descriptionProblem(description),
  }).flatMap(([field, message]) =>
    message === null ? [] : [refuse('BAD_USER_INPUT', message, field)],
  );

/** Why these can't stand beside a competition, at `RelatedColumns`; null when they can. */
export const relatedColumnsProblem = (ids: readonly string[]): Refusal | null => {
  if (ids.length > columnLimits.related)
    return refuse('BAD_USER_INPUT', `最多关联${columnLimits.related}个专栏`, 'RelatedColumns');
  if (new Set(ids).size < ids.length)
    return refuse('BAD_USER_INPUT', '同一个专栏只能关联一次', 'RelatedColumns');
  return null;
};

/** How often a member may still make a column. */
export const mayCreateColumn = (authorized: boolean, owned: number): boolean =>
  authorized && owned < columnLimits.ofMember;
