import type { Kind } from '#kinds.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Kinds of content that administrators fold; the channel of each is the page that shows it. */
export const contentKinds = [
  'POST',
  'REPLY',
  'PROJECT',
  'COMMENT',
  'COLUMN',
  'SNIPPET',
  'DATASET',
  'CHANNEL',
  'WRITE_UP',
] as const satisfies readonly Kind[];
export type ContentKind = (typeof contentKinds)[number];

/** Columns and channels are folded alone; the owner of a column deletes it, while empty. */
export const removableKinds: readonly ContentKind[] = [
  'POST',
  'REPLY',
  'PROJECT',
  'COMMENT',
  'SNIPPET',
  'DATASET',
  'WRITE_UP',
];

export const MAX_MODERATION_REASON = 200;

/** The owner reads the reason, so there is one. */
export const moderationReasonProblem = (reason: string): Refusal | null => {
  if (!reason.trim()) return refuse('BAD_USER_INPUT', '请输入原因', 'Reason');
  return [...reason.trim()].length > MAX_MODERATION_REASON
    ? refuse('BAD_USER_INPUT', `原因最多${MAX_MODERATION_REASON}个字符`, 'Reason')
    : null;
};

/** Checks that content can be folded or restored, given whether it is folded now. */
export const foldingProblem = (folded: boolean, fold: boolean): Refusal | null => {
  if (folded === fold) return refuse('CONFLICT', folded ? '该内容已被折叠' : '该内容没有被折叠');
  return null;
};
