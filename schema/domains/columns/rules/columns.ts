import { refuse, type Refusal } from '#shared/rules/refusal.ts';

export const columnLimits = {
  /** Limit of the input; the check of creation says 50, which can't be typed. */
  name: 30,
  description: 140,
  /**
   * Projects in one column: the most that are requested when projects are added.
   */
  labs: 10_000,
  /** Columns of one member. Each is reviewed by readers on its own; more would be folders. */
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

/** Tells whether a member may still create a column. */
export const mayCreateColumn = (authorized: boolean, owned: number): boolean =>
  authorized && owned < columnLimits.ofMember;

/** Why a column with so many projects can't be deleted; null when it can. */
export const columnDeletionProblem = (labs: number): Refusal | null =>
  labs === 0 ? null : refuse('CONFLICT', `专栏还收录着${labs}个项目，全部移除后才能删除`);

/** Limits of the form for applying to write columns. */
export const columnApplicationLimits = {
  contactMin: 6,
  contact: 200,
  works: 2_000,
  content: 1_000,
};

/** Working days in which an application is reviewed. */
export const COLUMN_REVIEW_DAYS = 7;

export interface ColumnApplication {
  contact: string;
  /** The member's writing so far; may be empty. */
  works: string;
  /** Planned subject of the column. */
  content: string;
}

const contactProblem = (contact: string): string | null => {
  const { length } = [...contact.trim()];
  const { contactMin, contact: most } = columnApplicationLimits;
  if (length === 0) return '请输入微信/联系邮箱';
  if (length < contactMin) return '请输入正确的微信/联系邮箱';
  return length > most ? `微信/联系邮箱最多${most}个字符` : null;
};

/** Everything about an application that can't be sent, by its field. */
export const columnApplicationProblems = ({
  contact,
  works,
  content,
}: ColumnApplication): Partial<Record<keyof ColumnApplication, string>> => {
  const { works: mostWorks, content: most } = columnApplicationLimits;
  const ofContact = contactProblem(contact);
  return {
    ...(ofContact !== null && { contact: ofContact }),
    ...([...works.trim()].length > mostWorks && { works: `过往作品最多${mostWorks}个字符` }),
    ...(!content.trim() && { content: '专栏内容不能为空' }),
    ...([...content.trim()].length > most && { content: `专栏内容最多${most}个字符` }),
  };
};

/** An application as the content of its work order. */
export const columnApplicationContent = ({ contact, works, content }: ColumnApplication): string =>
  [
    `**微信/联系邮箱**：${contact.trim()}`,
    '**过往作品**',
    works.trim() || '未填写',
    '**专栏内容**',
    content.trim(),
  ].join('\n\n');
