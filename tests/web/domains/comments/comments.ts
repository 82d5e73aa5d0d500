import { viewer } from '#tests/web/support/data.ts';
import type { Answers } from '#tests/web/support/fake-gateway.ts';
import { projectDetail, projectId } from '../projects/projects.ts';

export const commentId = (index: number) => String(index).padStart(24, 'c');

const member = (id: string, name: string) => ({
  __typename: 'Member',
  id,
  name,
  avatar: null,
  level: 2,
});
const reader = member(viewer.id, viewer.member.name);
export const owner = member('e'.repeat(24), '苏写浪');

/** A comment of the viewer's; an answer where `firstId` says so. */
export const comment = (index: number, changes: Record<string, unknown> = {}) => ({
  __typename: 'Comment',
  id: commentId(index),
  firstId: null as string | null,
  content: `第${index}条评论`,
  createdAt: '2026-11-02T00:00:00.000Z',
  updatedAt: null as string | null,
  repliesCount: 0,
  isDeleted: false,
  isFolded: false,
  foldReason: null as string | null,
  author: reader as object | null,
  inReplyTo: null as object | null,
  ...changes,
});

export const thread = (
  index: number,
  replies: readonly object[] = [],
  changes: Record<string, unknown> = {},
) => ({ ...comment(index, { repliesCount: replies.length, ...changes }), replies });

export const pageOf = (items: readonly object[], changes: object = {}) => ({
  __typename: 'CommentPage',
  totalCount: items.length,
  page: 1,
  perPage: 20,
  items,
  ...changes,
});

/** Answers to the queries of a project's page, with its comments. */
export const commentAnswers = (threads: () => readonly object[], more: Answers = {}): Answers => ({
  Viewer: () => ({ viewer }),
  ProjectPage: () => ({
    project: projectDetail({ author: owner }),
  }),
  Comments: () => ({ comments: pageOf(threads()) }),
  ...more,
});

export const commentsAddress = `/mw/project/${projectId(1)}/comments`;
