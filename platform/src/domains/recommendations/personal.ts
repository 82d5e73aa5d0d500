import type { PersonalColumn } from '#personal-data/entry.ts';
import { recommendationLists, recommendationViews } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  { column: recommendationLists.memberId, leftOut: '每晚按公开内容重新算出的推荐，涉及他人' },
  { column: recommendationViews.memberId, leftOut: '推荐展示过的次数，只用来不再重复推荐' },
  { column: recommendationViews.targetId, object: true, leftOut: '你被推荐给他人的次数属于他人' },
];
