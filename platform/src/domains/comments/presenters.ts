import type { Comment } from '@whaletide/schema/domains/comments/rest.ts';
import { toWire } from '@whaletide/schema/kinds.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import type { CommentRow } from './tables.ts';

/** Tells whether the caller reads a comment as it was written, and what is folded. */
const isPrivileged = (row: CommentRow, caller: Caller | null): boolean =>
  hasRole(caller, 'admin') || row.authorId === caller?.id;

const contentFor = (row: CommentRow, privileged: boolean): string => {
  if (row.deleted) return '';
  if (privileged) return row.content;
  return row.collapsedDate ? '' : (row.moderatedContent ?? row.content);
};

/** A comment as the caller sees it; `ref` is the one that it answers. */
export const toComment = (
  row: CommentRow,
  ref: Pick<CommentRow, 'id' | 'authorId'> | undefined,
  caller: Caller | null,
): Comment => {
  const privileged = isPrivileged(row, caller);
  return {
    _id: row.id,
    Kind: toWire(row.kind),
    Target: row.targetId,
    First: row.firstId,
    Content: contentFor(row, privileged),
    User: row.authorId,
    CreateDate: row.createDate.toISOString(),
    UpdateDate: row.modifyDate?.toISOString() ?? null,
    RefComment: ref ? { _id: ref.id, User: ref.authorId } : null,
    RepliesCount: row.repliesNumber,
    IsDeleted: row.deleted,
    IsCollapsed: row.collapsedDate !== null,
    CollapsedReason: privileged ? row.collapsedReason : null,
  };
};
