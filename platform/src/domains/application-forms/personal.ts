import type { PersonalColumn } from '../../personal-data/entry.ts';
import { applicationForms } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  { column: applicationForms.memberId, file: '申请/申请', title: '提交的办赛等申请' },
];
