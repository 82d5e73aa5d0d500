import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { memberBadges } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: memberBadges.memberId,
    file: '成长/徽章',
    title: '获得的徽章',
    fields: [
      ownOnly(
        '本人获得的徽章，是公开的',
        memberBadges.memberId,
        memberBadges.type,
        memberBadges.level,
        memberBadges.date,
      ),
    ],
  },
];
