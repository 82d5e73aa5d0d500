import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { forumPosts, forumReplies, forumVotes } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: forumPosts.creatorId,
    file: '论坛/帖子',
    title: '发布的帖子',
    fields: [
      ownOnly(
        '本人写的帖子，和它公开的计数与状态',
        forumPosts.id,
        forumPosts.forumId,
        forumPosts.type,
        forumPosts.title,
        forumPosts.content,
        forumPosts.moderatedContent,
        forumPosts.creatorId,
        forumPosts.createDate,
        forumPosts.modifyDate,
        forumPosts.good,
        forumPosts.sticky,
        forumPosts.lastPostDate,
        forumPosts.floors,
        forumPosts.repliesNumber,
        forumPosts.votesNumber,
        forumPosts.viewsNumber,
        forumPosts.changes,
        forumPosts.deleted,
        forumPosts.collapsedDate,
        forumPosts.collapsedReason,
        forumPosts.labId,
        forumPosts.work,
        forumPosts.teamId,
        forumPosts.awardName,
        forumPosts.awardRanking,
      ),
    ],
  },
  { column: forumPosts.lastPosterId, leftOut: '最后回复者，见「论坛/评论」' },
  {
    column: forumReplies.creatorId,
    file: '论坛/评论',
    title: '发布的评论',
    fields: [
      ownOnly(
        '本人写的评论，和它公开的状态',
        forumReplies.id,
        forumReplies.postId,
        forumReplies.number,
        forumReplies.creatorId,
        forumReplies.content,
        forumReplies.createDate,
        forumReplies.modifyDate,
        forumReplies.deleted,
        forumReplies.collapsedDate,
        forumReplies.collapsedReason,
      ),
    ],
    without: [forumReplies.refId],
  },
  {
    column: forumVotes.memberId,
    file: '论坛/点赞',
    title: '点过赞的帖子，只含编号',
    fields: [
      ownOnly(
        '本人点的赞',
        forumVotes.postId,
        forumVotes.memberId,
        forumVotes.active,
        forumVotes.date,
      ),
    ],
  },
];
