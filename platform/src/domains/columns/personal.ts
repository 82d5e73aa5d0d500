import type { PersonalColumn } from '../../personal-data/entry.ts';
import { columns } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  { column: columns.ownerId, file: '专栏/专栏', title: '我的专栏' },
];
