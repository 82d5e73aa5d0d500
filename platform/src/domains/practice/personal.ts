import { sql } from 'drizzle-orm';
import { practiceCalls } from '@whaletide/schema/domains/practice/rest.ts';
import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { practices } from '../teams/tables.ts';
import { practiceWorks } from './tables.ts';
import { practiceWorksByIds } from './works.ts';

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
  {
    column: practiceWorks.id,
    file: '比赛/练习结果',
    title: '练习中提交的结果',
    documents: {
      like: practiceCalls.works,
      read: (db, { now }, rows) =>
        practiceWorksByIds(
          db,
          rows.map(({ id }) => id as string),
          now,
        ),
    },
    rows: (memberId) => sql`${practiceWorks.practiceId} in (select ${practices.id}
      from ${practices} where ${practices.memberId} = ${memberId})`,
  },
];
