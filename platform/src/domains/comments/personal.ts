import type { PersonalColumn } from '../../personal-data/entry.ts';
import { comments } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: comments.authorId,
    file: '项目/评论',
    title: '发布的项目评论和数据集评论',
    without: [comments.refId],
  },
];
