import type { RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { activityCalls } from '@whaletide/schema/domains/activities/rest.ts';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { authorizationCalls } from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { logCalls } from '@whaletide/schema/domains/receipts/rest.ts';
import { judgingOverviewCalls } from '@whaletide/schema/domains/judging/rest/overview.ts';
import { judgingReviewCalls } from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import { judgingSettingsCalls } from '@whaletide/schema/domains/judging/rest/settings.ts';
import { boardProtectionCalls } from '@whaletide/schema/domains/submissions/rest/board-protection.ts';
import { scoringWorkerCalls } from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import {
  announcementAdminCalls,
  announcementCalls,
} from '@whaletide/schema/domains/announcements/rest/announcements.ts';
import { applicationFormCalls } from '@whaletide/schema/domains/application-forms/rest.ts';
import { contactChangeCalls } from '@whaletide/schema/domains/account/rest/contact-changes.ts';
import { closureCalls } from '@whaletide/schema/domains/account/rest/closure.ts';
import { badgeAdminCalls, badgeCalls } from '@whaletide/schema/domains/badges/rest.ts';
import { channelContentCalls } from '@whaletide/schema/domains/channels/rest/channel-contents.ts';
import { channelSectionCalls } from '@whaletide/schema/domains/channels/rest/channel-sections.ts';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { commentCalls } from '@whaletide/schema/domains/comments/rest.ts';
import { chatCalls } from '@whaletide/schema/domains/chat/rest.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { archiveCalls } from '@whaletide/schema/domains/managing/rest/archives.ts';
import { cloningCalls } from '@whaletide/schema/domains/managing/rest/cloning.ts';
import { messageCalls } from '@whaletide/schema/domains/managing/rest/messages.ts';
import { participationCalls } from '@whaletide/schema/domains/managing/rest/participation.ts';
import { trashCalls } from '@whaletide/schema/domains/managing/rest/trash.ts';
import { rescoringCalls } from '@whaletide/schema/domains/managing/rest/rescoring.ts';
import { scoringTrialCalls } from '@whaletide/schema/domains/managing/rest/scoring-trial.ts';
import { trialCalls } from '@whaletide/schema/domains/submissions/rest/trial.ts';
import { roleCalls } from '@whaletide/schema/domains/managing/rest/roles.ts';
import { exportCalls } from '@whaletide/schema/domains/managing/rest/exports.ts';
import { feedCalls } from '@whaletide/schema/domains/feed/rest.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { growthCalls } from '@whaletide/schema/domains/growth/rest.ts';
import { boardCourseCalls } from '@whaletide/schema/domains/leaderboards/rest/board-course.ts';
import { copyCheckCalls } from '@whaletide/schema/domains/leaderboards/rest/copy-check.ts';
import { baselineCalls } from '@whaletide/schema/domains/submissions/rest/baselines.ts';
import { boardFileCalls } from '@whaletide/schema/domains/leaderboards/rest/board-files.ts';
import { boardTemplateCalls } from '@whaletide/schema/domains/leaderboards/rest/board-templates.ts';
import { leaderboardGroupCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { creatorAdminCalls } from '@whaletide/schema/domains/creators/rest/creator-admin.ts';
import { creatorCalls } from '@whaletide/schema/domains/creators/rest/creators.ts';
import { memberAdminCalls } from '@whaletide/schema/domains/account/rest/member-admin.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { parkedWorkCalls } from '@whaletide/schema/domains/parked-work/rest.ts';
import {
  organizationAdminCalls,
  organizationCalls,
} from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { invitationCalls } from '@whaletide/schema/domains/invitations/rest.ts';
import { oauthCalls } from '@whaletide/schema/domains/account/rest/oauth.ts';
import { comparisonCalls } from '@whaletide/schema/domains/projects/rest/project-comparisons.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { emailLinkCalls } from '@whaletide/schema/domains/account/rest/email-links.ts';
import { dataExportCalls } from '@whaletide/schema/domains/account/rest/data-exports.ts';
import { datasetShowcaseCalls } from '@whaletide/schema/domains/datasets/rest/dataset-showcase.ts';
import { labDatasetCalls } from '@whaletide/schema/domains/datasets/rest/lab-datasets.ts';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { datasetBindingCalls } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import {
  questionnaireAdminCalls,
  questionnaireCalls,
} from '@whaletide/schema/domains/announcements/rest/questionnaires.ts';
import { recommendationCalls } from '@whaletide/schema/domains/recommendations/rest.ts';
import { administrationCalls } from '@whaletide/schema/domains/managing/rest/administration.ts';
import { registrationCalls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { searchCalls } from '@whaletide/schema/domains/search/rest.ts';
import { recommendConfigCalls } from '@whaletide/schema/domains/site/rest/recommend-config.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { skillCalls } from '@whaletide/schema/domains/skills/rest.ts';
import { snippetCalls } from '@whaletide/schema/domains/snippets/rest.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { questAdminCalls, questCalls } from '@whaletide/schema/domains/quests/rest.ts';
import { applicationCalls, teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import { twoFactorCalls } from '@whaletide/schema/domains/account/rest/two-factor.ts';
import { uploadCalls } from '@whaletide/schema/domains/uploads/rest.ts';
import { recoveryCalls } from '@whaletide/schema/domains/account/rest/recovery.ts';
import { trackingCalls } from '@whaletide/schema/domains/tracking/rest.ts';
import { verificationCalls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { workOrderCalls } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { supportDeskCalls } from '@whaletide/schema/domains/work-orders/rest/support-desk.ts';
import { rawSettingsCalls } from '@whaletide/schema/domains/site/rest/raw-settings.ts';

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
    baselineCalls,
    boardCourseCalls,
    boardFileCalls,
    copyCheckCalls,
    boardTemplateCalls,
    memberCalls,
    memberAdminCalls,
    moderationCalls,
    notificationCalls,
    managingCalls,
    outcomeCalls,
    roleCalls,
    messageCalls,
    participationCalls,
    trashCalls,
    trialCalls,
    scoringTrialCalls,
    rescoringCalls,
    cloningCalls,
    archiveCalls,
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
    boardProtectionCalls,
    judgingSettingsCalls,
    judgingOverviewCalls,
    judgingReviewCalls,
    logCalls,
    scoringWorkerCalls,
    questCalls,
    questAdminCalls,
    questionnaireCalls,
    questionnaireAdminCalls,
    teamCalls,
    trackingCalls,
    twoFactorCalls,
    uploadCalls,
    recoveryCalls,
    contactChangeCalls,
    emailLinkCalls,
    verificationCalls,
    workOrderCalls,
    supportDeskCalls,
    rawSettingsCalls,
  ]
    .flatMap((calls): RestCall[] => Object.values(calls))
    .map((call) => [call.operation, call]),
);
