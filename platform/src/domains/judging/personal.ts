import type { PersonalColumn } from '#personal-data/entry.ts';
import { exportedPairs, exportedReviews } from './personal-documents.ts';
import { judgingJudges, judgingPairs, judgingReviews } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: judgingReviews.judgeId,
    file: '比赛/我的评审/按细则评审',
    title: '作为评委按细则给出的评审，作品只含编号',
    documents: exportedReviews,
  },
  {
    column: judgingPairs.judgeId,
    file: '比赛/我的评审/两两比较',
    title: '作为评委做出的两两比较，作品只含编号',
    documents: exportedPairs,
  },
  {
    column: judgingJudges.judgeId,
    leftOut: '评委的分配属于比赛的任务，评审本身见按细则评审与两两比较',
  },
];
