import type { PersonalColumn } from '#personal-data/entry.ts';
import { searchChanges, searchDocuments } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  { column: searchDocuments.objectId, object: true, leftOut: '公开资料的检索词，见「账号/资料」' },
  { column: searchChanges.objectId, object: true, leftOut: '等待更新的检索词，几秒后删除' },
];
