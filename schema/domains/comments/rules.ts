import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/**
 * Maximum length of a comment's Markdown, in characters (comments 1 to 2,000
 * characters).
 */
const MAX_COMMENT = 2_000;

/** Comments a page, and answers a page of one comment that has many. */
export const COMMENTS_PER_PAGE = 20;

/** Answers that a comment shows before one asks for all of them. */
export const ANSWERS_SHOWN = 3;

/** Text in place of a deleted comment that still has answers below it. */
export const COMMENT_DELETED = '该评论已删除';
export const COMMENT_FOLDED = '该评论已被折叠';

const lengthOf = (text: string): number => [...text.trim()].length;

/** A new comment or a changed one, which have the words of forums' replies for an empty text. */
export const commentProblem = (content: string, step: 'create' | 'edit'): Refusal | null => {
  const empty = step === 'create' ? '你还没有输入内容' : '评论内容不能为空';
  const length = lengthOf(content);
  if (length === 0) return refuse('BAD_USER_INPUT', empty, 'Content');
  return length > MAX_COMMENT
    ? refuse('BAD_USER_INPUT', `评论字数超过限制，最多${MAX_COMMENT}个字符`, 'Content')
    : null;
};

/** Why somebody can't comment on what they may read: it isn't everybody's. */
export const commentingProblem = (target: { isOpen: boolean }): Refusal | null =>
  target.isOpen ? null : refuse('FORBIDDEN', '内容公开后才能评论');

interface Standing {
  id: string;
  /** The comment that it stands under; null for one that stands by itself. */
  firstId: string | null;
}

/**
 * Answers the first comment that an answer belongs under: with two levels, an answer to an answer
 * goes under the same one.
 */
export const firstOf = ({ id, firstId }: Standing): string => firstId ?? id;
