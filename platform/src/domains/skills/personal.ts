import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { memberSkills } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: memberSkills.memberId,
    file: '成长/技能',
    title: '获得的技能',
    fields: [
      ownOnly(
        '本人获得的技能，是公开的',
        memberSkills.memberId,
        memberSkills.skillId,
        memberSkills.competitionId,
        memberSkills.date,
      ),
    ],
  },
];
