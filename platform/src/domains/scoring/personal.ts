import type { PersonalColumn } from '#personal-data/entry.ts';
import { rescorings, scoringTokens } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  { column: scoringTokens.createdBy, leftOut: '评测机令牌属于比赛的任务' },
  { column: rescorings.startedBy, leftOut: '重新评分属于比赛的任务' },
];
