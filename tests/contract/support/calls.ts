import type { RestCall } from '../../../schema/rest/call.ts';
import { accountCalls } from '../../../schema/rest/account.ts';
import { authorizationCalls } from '../../../schema/rest/authorizations.ts';
import { reviewingCalls } from '../../../schema/rest/reviewing.ts';
import { announcementAdminCalls, announcementCalls } from '../../../schema/rest/announcements.ts';
import { applicationFormCalls } from '../../../schema/rest/application-forms.ts';
import { closureCalls } from '../../../schema/rest/closure.ts';
import { badgeAdminCalls, badgeCalls } from '../../../schema/rest/badges.ts';
import { columnCalls } from '../../../schema/rest/columns.ts';
import { commentCalls } from '../../../schema/rest/comments.ts';
import { chatCalls } from '../../../schema/rest/chat.ts';
import { competitionCalls } from '../../../schema/rest/competitions.ts';
import { exportCalls } from '../../../schema/rest/exports.ts';
import { feedCalls } from '../../../schema/rest/feed.ts';
import { forumCalls } from '../../../schema/rest/forum.ts';
import { growthCalls } from '../../../schema/rest/growth.ts';
import { boardTemplateCalls } from '../../../schema/rest/board-templates.ts';
import { leaderboardGroupCalls } from '../../../schema/rest/leaderboard-groups.ts';
import { leaderboardCalls } from '../../../schema/rest/leaderboards.ts';
import { memberAdminCalls } from '../../../schema/rest/member-admin.ts';
import { memberCalls } from '../../../schema/rest/members.ts';
import { managingCalls } from '../../../schema/rest/managing.ts';
import { outcomeCalls } from '../../../schema/rest/outcome.ts';
import { moderationCalls } from '../../../schema/rest/moderation.ts';
import { notificationCalls } from '../../../schema/rest/notifications.ts';
import { parkedWorkCalls } from '../../../schema/rest/parked-work.ts';
import { organizationAdminCalls, organizationCalls } from '../../../schema/rest/organizations.ts';
import { invitationCalls } from '../../../schema/rest/invitations.ts';
import { oauthCalls } from '../../../schema/rest/oauth.ts';
import { comparisonCalls } from '../../../schema/rest/project-comparisons.ts';
import { projectWritingCalls } from '../../../schema/rest/project-writing.ts';
import { projectCalls } from '../../../schema/rest/projects.ts';
import { dataExportCalls } from '../../../schema/rest/data-exports.ts';
import { datasetShowcaseCalls } from '../../../schema/rest/dataset-showcase.ts';
import { labDatasetCalls } from '../../../schema/rest/lab-datasets.ts';
import { datasetCalls } from '../../../schema/rest/datasets.ts';
import { datasetBindingCalls } from '../../../schema/rest/dataset-bindings.ts';
import {
  questionnaireAdminCalls,
  questionnaireCalls,
} from '../../../schema/rest/questionnaires.ts';
import { recommendationCalls } from '../../../schema/rest/recommendations.ts';
import { administrationCalls } from '../../../schema/rest/administration.ts';
import { registrationCalls } from '../../../schema/rest/registration.ts';
import { searchCalls } from '../../../schema/rest/search.ts';
import { recommendConfigCalls } from '../../../schema/rest/recommend-config.ts';
import { siteCalls } from '../../../schema/rest/site.ts';
import { skillCalls } from '../../../schema/rest/skills.ts';
import { snippetCalls } from '../../../schema/rest/snippets.ts';
import { submissionCalls } from '../../../schema/rest/submissions.ts';
import { questAdminCalls, questCalls } from '../../../schema/rest/quests.ts';
import { applicationCalls, teamCalls } from '../../../schema/rest/teams.ts';
import { twoFactorCalls } from '../../../schema/rest/two-factor.ts';
import { uploadCalls } from '../../../schema/rest/uploads.ts';
import { recoveryCalls } from '../../../schema/rest/recovery.ts';
import { trackingCalls } from '../../../schema/rest/tracking.ts';
import { verificationCalls } from '../../../schema/rest/verification.ts';
import { workOrderCalls } from '../../../schema/rest/work-orders.ts';
import { rawSettingsCalls } from '../../../schema/rest/raw-settings.ts';

/** Every call of the contract, by its operation. */
export const allCalls = new Map<string, RestCall>(
  [
    accountCalls,
    announcementCalls,
    announcementAdminCalls,
    applicationFormCalls,
    applicationCalls,
    badgeCalls,
    badgeAdminCalls,
    chatCalls,
    competitionCalls,
    feedCalls,
    forumCalls,
    growthCalls,
    leaderboardCalls,
    leaderboardGroupCalls,
    boardTemplateCalls,
    memberCalls,
    memberAdminCalls,
    moderationCalls,
    notificationCalls,
    managingCalls,
    outcomeCalls,
    exportCalls,
    parkedWorkCalls,
    oauthCalls,
    organizationCalls,
    organizationAdminCalls,
    projectCalls,
    projectWritingCalls,
    commentCalls,
    comparisonCalls,
    datasetCalls,
    labDatasetCalls,
    datasetShowcaseCalls,
    closureCalls,
    dataExportCalls,
    columnCalls,
    recommendationCalls,
    administrationCalls,
    registrationCalls,
    invitationCalls,
    datasetBindingCalls,
    searchCalls,
    siteCalls,
    recommendConfigCalls,
    skillCalls,
    snippetCalls,
    submissionCalls,
    authorizationCalls,
    reviewingCalls,
    questCalls,
    questAdminCalls,
    questionnaireCalls,
    questionnaireAdminCalls,
    teamCalls,
    trackingCalls,
    twoFactorCalls,
    uploadCalls,
    recoveryCalls,
    verificationCalls,
    workOrderCalls,
    rawSettingsCalls,
  ]
    .flatMap((calls): RestCall[] => Object.values(calls))
    .map((call) => [call.operation, call]),
);
