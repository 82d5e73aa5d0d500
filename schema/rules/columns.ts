import { refuse, type Refusal } from './refusal.ts';

export const columnLimits = {
  /** The input's; the check of creation says 50, which nobody can type (house.md: 30 holds). */
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

/** Why a column can't be called or described so, at `name` or `description`; null when it can. */
export const columnProblem = ({ name, description }: ColumnTexts): Refusal | null => {
  const at = (field: string, message: string) => refuse('BAD_USER_INPUT', message, field);
  if (!name.trim()) return at('name', '请输入专栏名称');
  if ([...name.trim()].length > columnLimits.name) return at('name', '专栏名称字数超过限制');
  if (!description.trim()) return at('description', '请输入专栏描述');
  if ([...description.trim()].length > columnLimits.description)
    return at('description', '专栏描述字数超出限制');
  return null;
};

/** Why these can't stand beside a competition, at `columns`; null when they can. */
export const relatedColumnsProblem = (ids: readonly string[]): Refusal | null => {
  if (ids.length > columnLimits.related)
    return refuse('BAD_USER_INPUT', `最多关联${columnLimits.related}个专栏`, 'columns');
  if (new Set(ids).size < ids.length)
    return refuse('BAD_USER_INPUT', '同一个专栏只能关联一次', 'columns');
  return null;
};

/** How often a member may still make a column. */
export const mayCreateColumn = (authorized: boolean, owned: number): boolean =>
  authorized && owned < columnLimits.ofMember;
