import type { PersonalColumn } from '../../personal-data/entry.ts';
import { applicationForms } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  { column: applicationForms.answererId, leftOut: '他人的申请；答复见申请人自己的数据' },
  { column: applicationForms.memberId, file: '申请/申请', title: '提交的办赛等申请' },
];
