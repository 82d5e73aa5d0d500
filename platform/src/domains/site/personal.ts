import type { PersonalColumn } from '#personal-data/entry.ts';
import { concealments } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: concealments.objectId,
    object: true,
    leftOut: '内容隐藏的记录，只含编号，很快会自动删除',
  },
];
