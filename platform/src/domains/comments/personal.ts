import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { comments } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: comments.authorId,
    file: '项目/评论',
    title: '发布的项目评论和数据集评论',
    fields: [
      ownOnly(
        '本人写的评论，和它公开的状态',
        comments.id,
        comments.kind,
        comments.targetId,
        comments.firstId,
        comments.authorId,
        comments.content,
        comments.moderatedContent,
        comments.createDate,
        comments.modifyDate,
        comments.deleted,
        comments.collapsedDate,
        comments.collapsedReason,
        comments.repliesNumber,
      ),
    ],
    without: [comments.refId],
  },
];
