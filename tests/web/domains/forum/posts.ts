import { competitionId, viewer } from '#tests/web/support/data.ts';

export const postId = '8'.repeat(24);
const replyId = '7'.repeat(24);

const author = { __typename: 'Member', id: viewer.id, name: '林小舟', avatar: null, level: 2 };

export const forum = {
  __typename: 'Forum',
  kind: 'COMPETITION',
  id: competitionId,
  permissions: {
    __typename: 'ForumPermissions',
    canWrite: true,
    canManage: false,
    canRemove: false,
    canModerate: false,
  },
  competition: { __typename: 'Competition', id: competitionId, name: '企鹅赛' },
  channel: null,
};

/** A post of the viewer's, as its page and its editor ask for it. */
export const post = (changes: Record<string, unknown> = {}) => ({
  __typename: 'ForumPost',
  id: postId,
  title: '企鹅的喙',
  content: '很长。',
  moderatedContent: '很长。',
  type: 'QUESTION',
  isGood: false,
  isSticky: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  repliesCount: 1,
  votesCount: 0,
  viewsCount: 9,
  changesCount: 4,
  authorship: 'HUMAN',
  authorshipModel: null,
  foldReason: null,
  projectId: null,
  project: null,
  author,
  forum,
  work: null,
  viewerState: { __typename: 'ForumPostViewerState', hasVoted: false },
  ...changes,
});

/** The one reply below it, of the viewer's too. */
export const reply = (changes: Record<string, unknown> = {}) => ({
  __typename: 'ForumReply',
  id: replyId,
  number: 1,
  content: '不算长。',
  authorship: 'HUMAN',
  authorshipModel: null,
  isDeleted: false,
  isFolded: false,
  foldReason: null,
  createdAt: '2026-11-02T00:00:00.000Z',
  updatedAt: null,
  author,
  inReplyTo: null,
  ...changes,
});

/** Answers to the queries of the post's page. */
export const threadAnswers = (
  shown: () => object = () => post(),
  floors: () => object[] = () => [reply()],
) => ({
  Viewer: () => ({ viewer }),
  Tasks: () => ({ tasks: [] }),
  ForumPost: () => ({ forumPost: shown() }),
  ForumPostChanges: () => ({ forumPost: shown() }),
  RecordForumPostView: () => ({ recordForumPostView: { __typename: 'DonePayload', isDone: true } }),
  ForumReplies: () => ({
    forumPost: {
      __typename: 'ForumPost',
      id: postId,
      replies: {
        __typename: 'ForumReplyPage',
        totalCount: floors().length,
        page: 1,
        perPage: 10,
        items: floors(),
      },
    },
  }),
});
