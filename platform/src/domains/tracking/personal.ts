import type { PersonalColumn } from '#personal-data/entry.ts';
import { trackCounts, views } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  { column: views.viewer, leftOut: '避免重复计数的浏览记录，一天后自动删除' },
  { column: trackCounts.objectId, object: true, leftOut: '每天的次数，不记录是谁' },
];
