import type { RestCall } from '../../../schema/rest/call.ts';
import { accountCalls } from '../../../schema/rest/account.ts';
import { authorizationCalls } from '../../../schema/rest/authorizations.ts';
import { reviewingCalls } from '../../../schema/rest/reviewing.ts';
import { applicationFormCalls } from '../../../schema/rest/application-forms.ts';
import { badgeCalls } from '../../../schema/rest/badges.ts';
import { columnCalls } from '../../../schema/rest/columns.ts';
import { chatCalls } from '../../../schema/rest/chat.ts';
import { competitionCalls } from '../../../schema/rest/competitions.ts';
import { exportCalls } from '../../../schema/rest/exports.ts';
import { forumCalls } from '../../../schema/rest/forum.ts';
import { growthCalls } from '../../../schema/rest/growth.ts';
import { boardTemplateCalls } from '../../../schema/rest/board-templates.ts';
import { leaderboardGroupCalls } from '../../../schema/rest/leaderboard-groups.ts';
import { leaderboardCalls } from '../../../schema/rest/leaderboards.ts';
import { memberCalls } from '../../../schema/rest/members.ts';
import { managingCalls } from '../../../schema/rest/managing.ts';
import { outcomeCalls } from '../../../schema/rest/outcome.ts';
import { notificationCalls } from '../../../schema/rest/notifications.ts';
import { organizationAdminCalls, organizationCalls } from '../../../schema/rest/organizations.ts';
import { invitationCalls } from '../../../schema/rest/invitations.ts';
import { projectCalls } from '../../../schema/rest/projects.ts';
import { datasetBindingCalls } from '../../../schema/rest/dataset-bindings.ts';
import { registrationCalls } from '../../../schema/rest/registration.ts';
import { siteCalls } from '../../../schema/rest/site.ts';
import { skillCalls } from '../../../schema/rest/skills.ts';
import { submissionCalls } from '../../../schema/rest/submissions.ts';
import { questCalls } from '../../../schema/rest/quests.ts';
import { applicationCalls, teamCalls } from '../../../schema/rest/teams.ts';
import { uploadCalls } from '../../../schema/rest/uploads.ts';
import { recoveryCalls } from '../../../schema/rest/recovery.ts';
import { verificationCalls } from '../../../schema/rest/verification.ts';
import { workOrderCalls } from '../../../schema/rest/work-orders.ts';

/** Every call of the contract, by its operation. */
export const allCalls = new Map<string, RestCall>(
  [
    accountCalls,
    applicationFormCalls,
    applicationCalls,
    badgeCalls,
    chatCalls,
    competitionCalls,
    forumCalls,
    growthCalls,
    leaderboardCalls,
    leaderboardGroupCalls,
    boardTemplateCalls,
    memberCalls,
    notificationCalls,
    managingCalls,
    outcomeCalls,
    exportCalls,
    organizationCalls,
    organizationAdminCalls,
    projectCalls,
    columnCalls,
    registrationCalls,
    invitationCalls,
    datasetBindingCalls,
    siteCalls,
    skillCalls,
    submissionCalls,
    authorizationCalls,
    reviewingCalls,
    questCalls,
    teamCalls,
    uploadCalls,
    recoveryCalls,
    verificationCalls,
    workOrderCalls,
  ]
    .flatMap((calls): RestCall[] => Object.values(calls))
    .map((call) => [call.operation, call]),
);
