import type { PersonalColumn } from '../../personal-data/entry.ts';
import { registrations, registrationWithdrawals, teamMembers, teams } from './tables.ts';

const reviewing = '审核人是他人，审核结果见该申请';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  { column: registrations.memberId, file: '比赛/报名', title: '报名的比赛' },
  { column: registrations.reviewerId, leftOut: reviewing },
  { column: teamMembers.memberId, file: '比赛/所在团队', title: '所在的团队' },
  { column: teams.captainId, file: '比赛/担任队长的团队', title: '担任队长的团队' },
  {
    column: registrationWithdrawals.memberId,
    file: '比赛/退出的比赛',
    title: '提交作品之前退出的比赛，及退回的报名费',
  },
];
