import { applicationFormCalls } from '@whaletide/schema/domains/application-forms/rest.ts';
import { ownOnly, shownBy, type PersonalColumn } from '#personal-data/entry.ts';
import { applicationForms } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  { column: applicationForms.answererId, leftOut: '他人的申请；答复见申请人自己的数据' },
  {
    column: applicationForms.memberId,
    file: '申请/申请',
    title: '提交的办赛等申请',
    fields: [
      shownBy(
        applicationFormCalls.mine,
        applicationForms.id,
        applicationForms.type,
        applicationForms.status,
        applicationForms.createDate,
        applicationForms.answer,
        applicationForms.answerDate,
        applicationForms.organizationId,
      ),
      ownOnly(
        '本人填写的内容',
        applicationForms.phone,
        applicationForms.data,
        applicationForms.memberId,
      ),
    ],
  },
];
