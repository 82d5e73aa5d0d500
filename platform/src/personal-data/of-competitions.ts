import { competitions, taskSolutions } from '../domains/competitions/tables.ts';
import { invitationCodes } from '../domains/invitations/tables.ts';
import { organizationMembers } from '../domains/organizations/tables.ts';
import { registrationAnswers, registrationFiles } from '../domains/registration/tables.ts';
import { authorizations, workReviews, works } from '../domains/submissions/tables.ts';
import { teamApplications } from '../domains/team-changes/tables.ts';
import {
  registrations,
  registrationWithdrawals,
  teamMembers,
  teams,
} from '../domains/teams/tables.ts';
import type { PersonalColumn } from './entry.ts';

const reviewing = '审核人是他人，审核结果见该申请';

/** What the member takes part in, and runs. */
export const ofCompetitions: readonly PersonalColumn[] = [
  { column: competitions.organizerId, file: '比赛/主办的比赛', title: '主办的比赛' },
  { column: taskSolutions.storedBy, leftOut: '标准答案属于比赛，见该任务' },
  { column: registrations.memberId, file: '比赛/报名', title: '报名的比赛' },
  { column: registrations.reviewerId, leftOut: reviewing },
  {
    column: registrationWithdrawals.memberId,
    file: '比赛/退出的比赛',
    title: '提交作品之前退出的比赛，及退回的报名费',
  },
  { column: registrationAnswers.memberId, file: '比赛/报名信息', title: '报名时填写的内容' },
  {
    column: registrationFiles.memberId,
    file: '比赛/报名材料',
    title: '报名时提交的材料，文件本身在「文件/」中',
  },
  { column: teamMembers.memberId, file: '比赛/所在团队', title: '所在的团队' },
  { column: teams.captainId, file: '比赛/担任队长的团队', title: '担任队长的团队' },
  { column: teamApplications.senderId, file: '比赛/团队申请', title: '发出的团队申请' },
  { column: teamApplications.memberId, leftOut: '他人发出的申请；自己发出的见「比赛/团队申请」' },
  { column: works.memberId, file: '比赛/提交记录', title: '提交的作品' },
  {
    column: authorizations.memberId,
    file: '比赛/资质审核',
    title: '提交的资质审核',
  },
  { column: authorizations.reviewerId, leftOut: reviewing },
  { column: workReviews.reviewerId, file: '比赛/我的评审', title: '作为评委给出的评分' },
  { column: invitationCodes.memberId, file: '比赛/邀请码', title: '我的邀请码' },
  { column: organizationMembers.memberId, file: '组织/所在组织', title: '所在的组织' },
];
