import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { teamApplications } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: teamApplications.senderId,
    file: '比赛/团队申请',
    title: '发出的团队申请',
    fields: [
      ownOnly(
        '本人发出的申请和结果',
        teamApplications.id,
        teamApplications.competitionId,
        teamApplications.type,
        teamApplications.status,
        teamApplications.fromTeamId,
        teamApplications.teamId,
        teamApplications.senderId,
        teamApplications.content,
        teamApplications.createDate,
        teamApplications.answerDate,
      ),
    ],
  },
  { column: teamApplications.memberId, leftOut: '他人发出的申请；自己发出的见「比赛/团队申请」' },
];
