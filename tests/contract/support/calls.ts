import type { RestCall } from '../../../schema/shared/rest/call.ts';
import { activityCalls } from '../../../schema/domains/activities/rest.ts';
import { accountCalls } from '../../../schema/domains/account/rest/account.ts';
import { authorizationCalls } from '../../../schema/domains/submissions/rest/authorizations.ts';
import { reviewingCalls } from '../../../schema/domains/submissions/rest/reviewing.ts';
import {
  announcementAdminCalls,
  announcementCalls,
} from '../../../schema/domains/announcements/rest/announcements.ts';
import { applicationFormCalls } from '../../../schema/domains/application-forms/rest.ts';
import { closureCalls } from '../../../schema/domains/account/rest/closure.ts';
import { badgeAdminCalls, badgeCalls } from '../../../schema/domains/badges/rest.ts';
import { channelContentCalls } from '../../../schema/domains/channels/rest/channel-contents.ts';
import { channelSectionCalls } from '../../../schema/domains/channels/rest/channel-sections.ts';
import { channelCalls } from '../../../schema/domains/channels/rest/channels.ts';
import { columnCalls } from '../../../schema/domains/columns/rest.ts';
import { commentCalls } from '../../../schema/domains/comments/rest.ts';
import { chatCalls } from '../../../schema/domains/chat/rest.ts';
import { competitionCalls } from '../../../schema/domains/competitions/rest/competitions.ts';
import { exportCalls } from '../../../schema/domains/managing/rest/exports.ts';
import { feedCalls } from '../../../schema/domains/feed/rest.ts';
import { forumCalls } from '../../../schema/domains/forum/rest/forum.ts';
import { growthCalls } from '../../../schema/domains/growth/rest.ts';
import { boardTemplateCalls } from '../../../schema/domains/leaderboards/rest/board-templates.ts';
import { leaderboardGroupCalls } from '../../../schema/domains/leaderboards/rest/leaderboard-groups.ts';
import { leaderboardCalls } from '../../../schema/domains/leaderboards/rest/leaderboards.ts';
import { creatorAdminCalls } from '../../../schema/domains/creators/rest/creator-admin.ts';
import { creatorCalls } from '../../../schema/domains/creators/rest/creators.ts';
import { memberAdminCalls } from '../../../schema/domains/account/rest/member-admin.ts';
import { memberCalls } from '../../../schema/domains/members/rest.ts';
import { managingCalls } from '../../../schema/domains/managing/rest/managing.ts';
import { outcomeCalls } from '../../../schema/domains/managing/rest/outcome.ts';
import { moderationCalls } from '../../../schema/domains/moderation/rest.ts';
import { notificationCalls } from '../../../schema/domains/notifications/rest.ts';
import { parkedWorkCalls } from '../../../schema/domains/parked-work/rest.ts';
import {
  organizationAdminCalls,
  organizationCalls,
} from '../../../schema/domains/organizations/rest/organizations.ts';
import { invitationCalls } from '../../../schema/domains/invitations/rest.ts';
import { oauthCalls } from '../../../schema/domains/account/rest/oauth.ts';
import { comparisonCalls } from '../../../schema/domains/projects/rest/project-comparisons.ts';
import { projectWritingCalls } from '../../../schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '../../../schema/domains/projects/rest/projects.ts';
import { dataExportCalls } from '../../../schema/domains/account/rest/data-exports.ts';
import { datasetShowcaseCalls } from '../../../schema/domains/datasets/rest/dataset-showcase.ts';
import { labDatasetCalls } from '../../../schema/domains/datasets/rest/lab-datasets.ts';
import { datasetCalls } from '../../../schema/domains/datasets/rest/datasets.ts';
import { datasetBindingCalls } from '../../../schema/domains/dataset-bindings/rest.ts';
import {
  questionnaireAdminCalls,
  questionnaireCalls,
} from '../../../schema/domains/announcements/rest/questionnaires.ts';
import { recommendationCalls } from '../../../schema/domains/recommendations/rest.ts';
import { administrationCalls } from '../../../schema/domains/managing/rest/administration.ts';
import { registrationCalls } from '../../../schema/domains/registration/rest/registration.ts';
import { searchCalls } from '../../../schema/domains/search/rest.ts';
import { recommendConfigCalls } from '../../../schema/domains/site/rest/recommend-config.ts';
import { siteCalls } from '../../../schema/domains/site/rest/site.ts';
import { skillCalls } from '../../../schema/domains/skills/rest.ts';
import { snippetCalls } from '../../../schema/domains/snippets/rest.ts';
import { submissionCalls } from '../../../schema/domains/submissions/rest/submissions.ts';
import { questAdminCalls, questCalls } from '../../../schema/domains/quests/rest.ts';
import { applicationCalls, teamCalls } from '../../../schema/domains/teams/rest.ts';
import { twoFactorCalls } from '../../../schema/domains/account/rest/two-factor.ts';
import { uploadCalls } from '../../../schema/domains/uploads/rest.ts';
import { recoveryCalls } from '../../../schema/domains/account/rest/recovery.ts';
import { trackingCalls } from '../../../schema/domains/tracking/rest.ts';
import { verificationCalls } from '../../../schema/domains/account/rest/verification.ts';
import { workOrderCalls } from '../../../schema/domains/work-orders/rest/work-orders.ts';
import { supportDeskCalls } from '../../../schema/domains/work-orders/rest/support-desk.ts';
import { rawSettingsCalls } from '../../../schema/domains/site/rest/raw-settings.ts';

/** Every call of the contract, by its operation. */
export const allCalls = new Map<string, RestCall>(
  [
    activityCalls,
    accountCalls,
    announcementCalls,
    announcementAdminCalls,
    applicationFormCalls,
    applicationCalls,
    badgeCalls,
    badgeAdminCalls,
    chatCalls,
    competitionCalls,
    creatorCalls,
    creatorAdminCalls,
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
    channelCalls,
    channelSectionCalls,
    channelContentCalls,
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
    supportDeskCalls,
    rawSettingsCalls,
  ]
    .flatMap((calls): RestCall[] => Object.values(calls))
    .map((call) => [call.operation, call]),
);
