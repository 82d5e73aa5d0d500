import { domain } from '#shared/domain.ts';
import { authorizationCalls } from './rest/authorizations.ts';
import { baselineCalls } from './rest/baselines.ts';
import { boardProtectionCalls } from './rest/board-protection.ts';
import { reviewingCalls } from './rest/reviewing.ts';
import { scoringWorkerCalls } from './rest/scoring-workers.ts';
import { submissionCalls } from './rest/submissions.ts';
import { trialCalls } from './rest/trial.ts';

export const submissions = domain({
  name: 'submissions',
  chinese: '提交',
  examplesHeading: '提交与评审',
  rest: 'works',
  graphql: 'Work',
  purpose:
    'Results and forms that teams submit, their review and qualification, and the bests of teams.',
  calls: [
    baselineCalls,
    trialCalls,
    submissionCalls,
    authorizationCalls,
    reviewingCalls,
    boardProtectionCalls,
    scoringWorkerCalls,
  ],
  knows: {
    platform: [
      'members',
      'uploads',
      'moderation',
      'quests',
      'competitions',
      'teams',
      'projects',
      'skills',
      'receipts',
    ],
    gateway: [],
    web: [
      'account',
      'competitions',
      'teams',
      'projects',
      'work-orders',
      'receipts',
      'competition-code',
    ],
  },
});
