import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { questionnaireRecords } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: questionnaireRecords.memberId,
    file: '问卷/问卷',
    title: '填写或拒绝过的问卷；回答不记名保存，无法归到个人',
    fields: [
      ownOnly(
        '本人是否填写过',
        questionnaireRecords.questionnaireId,
        questionnaireRecords.memberId,
        questionnaireRecords.refused,
        questionnaireRecords.date,
      ),
    ],
  },
];
