import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { invitationCodes } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: invitationCodes.memberId,
    file: '比赛/邀请码',
    title: '我的邀请码',
    fields: [
      ownOnly(
        '本人的邀请码',
        invitationCodes.competitionId,
        invitationCodes.memberId,
        invitationCodes.code,
        invitationCodes.createDate,
      ),
    ],
  },
];
