import { domain } from '#shared/domain.ts';
import { administrationCalls } from './rest/administration.ts';
import { archiveCalls } from './rest/archives.ts';
import { cloningCalls } from './rest/cloning.ts';
import { exportCalls } from './rest/exports.ts';
import { forecastCalls } from './rest/forecasts.ts';
import { managingCalls } from './rest/managing.ts';
import { messageCalls } from './rest/messages.ts';
import { outcomeCalls } from './rest/outcome.ts';
import { participationCalls } from './rest/participation.ts';
import { rescoringCalls } from './rest/rescoring.ts';
import { roleCalls } from './rest/roles.ts';
import { scoringTrialCalls } from './rest/scoring-trial.ts';
import { trashCalls } from './rest/trash.ts';

export const managing = domain({
  name: 'managing',
  chinese: '比赛管理',
  rest: 'managed competitions',
  graphql: 'ManagedCompetition',
  purpose: 'The organizer’s side: settings, stages, solutions, promotion, ranking, exports.',
  calls: [
    managingCalls,
    outcomeCalls,
    roleCalls,
    messageCalls,
    participationCalls,
    trashCalls,
    scoringTrialCalls,
    rescoringCalls,
    cloningCalls,
    archiveCalls,
    exportCalls,
    forecastCalls,
    administrationCalls,
  ],
  knows: {
    platform: [
      'members',
      'uploads',
      'growth',
      'moderation',
      'account',
      'notifications',
      'organizations',
      'competitions',
      'activities',
      'teams',
      'registration',
      'skills',
      'dataset-bindings',
      'forum',
      'application-forms',
      'work-orders',
      'receipts',
      'submissions',
      'scoring',
      'leaderboards',
      'ratings',
      'write-ups',
      'team-changes',
    ],
    gateway: [],
    web: [
      'service-accounts',
      'webhooks',
      'account',
      'organizations',
      'competitions',
      'teams',
      'invitations',
      'registration',
      'projects',
      'skills',
      'dataset-bindings',
      'columns',
      'forum',
      'submissions',
      'judging',
      'leaderboards',
      'practice',
      'competition-code',
    ],
  },
});
