import type { PersonalColumn } from '../../personal-data/entry.ts';
import { forumPosts, forumReplies, forumVotes } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  { column: forumPosts.creatorId, file: '论坛/帖子', title: '发布的帖子' },
  { column: forumPosts.lastPosterId, leftOut: '最后回复者，见「论坛/评论」' },
  {
    column: forumReplies.creatorId,
    file: '论坛/评论',
    title: '发布的评论',
    without: [forumReplies.refId],
  },
  { column: forumVotes.memberId, file: '论坛/点赞', title: '点过赞的帖子，只含编号' },
];
