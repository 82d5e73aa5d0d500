import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { registrationAnswers, registrationFiles } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: registrationAnswers.memberId,
    file: '比赛/报名信息',
    title: '报名时填写的内容',
    fields: [
      ownOnly(
        '本人填写的内容',
        registrationAnswers.competitionId,
        registrationAnswers.memberId,
        registrationAnswers.form,
      ),
    ],
  },
  {
    column: registrationFiles.memberId,
    file: '比赛/报名材料',
    title: '报名时提交的材料，文件本身在「文件/」中',
    fields: [
      ownOnly(
        '本人提交的材料',
        registrationFiles.competitionId,
        registrationFiles.memberId,
        registrationFiles.fieldId,
        registrationFiles.title,
        registrationFiles.key,
      ),
    ],
  },
];
