import { domain } from '#shared/domain.ts';
import { judgingOverviewCalls } from './rest/overview.ts';
import { judgingReviewCalls } from './rest/reviewing.ts';
import { judgingSettingsCalls } from './rest/settings.ts';

export const judging = domain({
  name: 'judging',
  chinese: '评委评审',
  rest: 'judging, judgings, judgingPairs',
  graphql: 'TaskJudging, OwnJudging, AssignedWork, PairTurn',
  purpose:
    'Judging of works by assigned judges, by a rubric or in pairs, and the ranking that comes of it.',
  calls: [judgingSettingsCalls, judgingOverviewCalls, judgingReviewCalls],
  knows: {
    platform: ['members', 'moderation', 'organizations', 'competitions', 'teams', 'submissions'],
    gateway: [],
    web: ['account', 'competitions', 'submissions'],
  },
});
