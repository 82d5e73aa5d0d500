import type { PersonalColumn } from '#personal-data/entry.ts';
import { serviceAccounts } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  { column: serviceAccounts.createdBy, leftOut: '服务账号属于组织或站点' },
];
