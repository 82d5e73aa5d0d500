import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { practices } from '../teams/tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: practices.memberId,
    file: '比赛/练习',
    title: '练习过的比赛',
    fields: [
      ownOnly(
        '本人的练习',
        practices.id,
        practices.memberId,
        practices.competitionId,
        practices.mode,
        practices.startDate,
        practices.endDate,
      ),
    ],
  },
];
