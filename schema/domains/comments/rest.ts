import { type Static, Type } from 'typebox';
import { type Kind, wireKinds } from '#kinds.ts';
import { COMMENTS_PER_PAGE } from './rules.ts';
import { call } from '#shared/rest/call.ts';
import {
  ById,
  Id,
  EitherPageOf,
  EitherPaging,
  Ids,
  ListOf,
  Nullable,
  Prose,
  Time,
} from '#shared/rest/common.ts';

/** Kinds that can be commented on. */
export const commentedKinds = ['PROJECT', 'DATASET'] as const satisfies readonly Kind[];
export type CommentedKind = (typeof commentedKinds)[number];
const CommentedWord = Type.Enum(wireKinds(commentedKinds));

/** Orders of the top-level comments; answers come as they were written. */
const commentSorts = ['-CreateDate', 'CreateDate'] as const;
export type CommentSort = (typeof commentSorts)[number];

/** A comment, or an answer that stands under one. A deleted one is left while answers stand under it. */
export const Comment = Type.Object({
  _id: Id,
  Kind: CommentedWord,
  Target: Id,
  /** The comment that it stands under; null for one that stands by itself. */
  First: Nullable(Id),
  /** Markdown, with what the site masks masked to others; empty of what is gone. */
  Content: Type.String(),
  User: Id,
  CreateDate: Time,
  /** Null when it was never edited. */
  UpdateDate: Nullable(Time),
  /** The comment that it answers. */
  RefComment: Nullable(Type.Object({ _id: Id, User: Id })),
  /** Answers that everybody reads. */
  RepliesCount: Type.Integer(),
  IsDeleted: Type.Boolean(),
  /** Folded by administrators: to all but its author and them its content is empty. */
  IsCollapsed: Type.Boolean(),
  /** Reason for folding it, for its author and administrators. */
  CollapsedReason: Nullable(Type.String()),
});
export type Comment = Static<typeof Comment>;

/** A comment of which to show the page by number; one that isn't there changes nothing. */
const At = Type.Optional(Id);

/** The specification shows no paths of comments: these are ours. */
export const commentCalls = {
  list: call({
    operation: 'comments.list',
    method: 'GET',
    path: '/api/comments',
    access: 'either',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'Comments on something that the one who asks may read; with At the page on which that comment, or the one that it stands under, is',
    query: Type.Object({
      ...EitherPaging(COMMENTS_PER_PAGE),
      Kind: CommentedWord,
      Target: Id,
      sort: Type.Optional(Type.Enum(commentSorts)),
      At,
    }),
    response: EitherPageOf(Comment),
  }),
  firstReplies: call({
    operation: 'comments.firstReplies',
    method: 'GET',
    path: '/api/commentReplies',
    access: 'either',
    summary: 'The first answers to each of these comments, three at most, as they were written',
    query: Type.Object({ ids: Ids }),
    response: ListOf(Comment),
  }),
  replies: call({
    operation: 'comments.replies',
    method: 'GET',
    path: '/api/comments/:id/replies',
    access: 'either',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT'],
    summary: 'The answers to a comment as they were written; with At the page on which that one is',
    params: ById,
    query: Type.Object({ ...EitherPaging(COMMENTS_PER_PAGE), At }),
    response: EitherPageOf(Comment),
  }),
  create: call({
    operation: 'comments.create',
    method: 'POST',
    path: '/api/comments',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'RATE_LIMITED'],
    summary:
      'Comments on something public, or with RefComment answers a comment on it. 429 RATE_LIMITED for too many a minute',
    body: Type.Object({
      Kind: CommentedWord,
      Target: Id,
      Content: Prose,
      RefComment: Type.Optional(Id),
    }),
    response: Comment,
  }),
  update: call({
    operation: 'comments.update',
    method: 'PUT',
    path: '/api/comments/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary: 'Changes the text of a comment of the member’s',
    params: ById,
    body: Type.Object({ Content: Prose }),
    response: Comment,
  }),
  remove: call({
    operation: 'comments.remove',
    method: 'DELETE',
    path: '/api/comments/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary:
      'Deletes a comment of the member’s; administrators delete others’ by moderation.remove, and no one else does',
    params: ById,
    response: Comment,
  }),
};
