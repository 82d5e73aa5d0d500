import type { ClosureParts } from './domains/account/closure.ts';
import { forgetAccount } from './domains/account/forgetting.ts';
import { forgetActivities } from './domains/activity-log/store.ts';
import { forgetApplications } from './domains/application-forms/forgetting.ts';
import { forgetTurns } from './domains/chat/forgetting.ts';
import { forgetSubscriptions } from './domains/columns/forgetting.ts';
import { organizedCompetitions } from './domains/competitions/leaving.ts';
import {
  forgetDatasetBookmarks,
  forgetDatasetLikes,
  forgetPrivateDatasets,
} from './domains/datasets/forgetting.ts';
import { forgetFollows, forgetPerson } from './domains/members/forgetting.ts';
import { forgetTitles } from './domains/moderation/forgetting.ts';
import { forgetNotifications } from './domains/notifications/forgetting.ts';
import { forgetMemberships, soleAdministrations } from './domains/organizations/leaving.ts';
import {
  forgetBookmarks,
  forgetLikes,
  forgetPrivateProjects,
} from './domains/projects/forgetting.ts';
import { forgetQuests } from './domains/quests/forgetting.ts';
import { forgetRecommendations } from './domains/recommendations/forgetting.ts';
import { forgetAnswers } from './domains/registration/forgetting.ts';
import { forgetSnippets } from './domains/snippets/forgetting.ts';
import { captaincies, forgetCaptaincies } from './domains/team-changes/leaving.ts';

/** What the domains say of an account that its member closes. */
export const accountClosure: ClosureParts = {
  blockers: [captaincies, organizedCompetitions, soleAdministrations],
  forget: [
    // First, while the name and the follows are still known.
    forgetCaptaincies,
    forgetSubscriptions,
    forgetFollows,
    forgetActivities,
    forgetRecommendations,
    forgetAnswers,
    forgetApplications,
    forgetMemberships,
    forgetPrivateProjects,
    forgetBookmarks,
    forgetLikes,
    forgetPrivateDatasets,
    forgetDatasetBookmarks,
    forgetDatasetLikes,
    forgetSnippets,
    forgetQuests,
    forgetTurns,
    forgetAccount,
    forgetTitles,
    forgetNotifications,
    forgetPerson,
  ],
};
