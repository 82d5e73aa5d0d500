import { registrationCalls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { ownOnly, shownBy, type PersonalColumn } from '#personal-data/entry.ts';
import { registrations, registrationWithdrawals, teamMembers, teams } from './tables.ts';

const reviewing = '审核人是他人，审核结果见该申请';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: registrations.memberId,
    file: '比赛/报名',
    title: '报名的比赛',
    fields: [
      shownBy(
        registrationCalls.mine,
        registrations.competitionId,
        registrations.status,
        registrations.createDate,
        registrations.reason,
        registrations.customId,
      ),
      ownOnly(
        '本人付的费用、用过的邀请码、所在的团队，以及填写和审核的时间',
        registrations.memberId,
        registrations.teamId,
        registrations.attempt,
        registrations.fee,
        registrations.invitationCode,
        registrations.reviewDate,
        registrations.customIdDate,
      ),
    ],
  },
  { column: registrations.reviewerId, leftOut: reviewing },
  {
    column: teamMembers.memberId,
    file: '比赛/所在团队',
    title: '所在的团队',
    fields: [
      ownOnly(
        '本人加入的团队',
        teamMembers.teamId,
        teamMembers.memberId,
        teamMembers.competitionId,
        teamMembers.joinDate,
      ),
    ],
  },
  {
    column: teams.captainId,
    file: '比赛/担任队长的团队',
    title: '担任队长的团队',
    fields: [
      ownOnly(
        '本人担任队长的团队',
        teams.id,
        teams.competitionId,
        teams.name,
        teams.image,
        teams.description,
        teams.captainId,
        teams.deleted,
        teams.banned,
        teams.receives,
        teams.promotions,
        teams.createDate,
      ),
    ],
    without: [teams.nameKey, teams.banReason],
  },
  {
    column: registrationWithdrawals.memberId,
    file: '比赛/退出的比赛',
    title: '提交作品之前退出的比赛，及退回的报名费',
    fields: [
      ownOnly(
        '本人的退出',
        registrationWithdrawals.competitionId,
        registrationWithdrawals.memberId,
        registrationWithdrawals.attempt,
        registrationWithdrawals.fee,
        registrationWithdrawals.date,
      ),
    ],
  },
];
