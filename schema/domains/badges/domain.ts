import { domain } from '#shared/domain.ts';
import { badgeAdminCalls, badgeCalls } from './rest.ts';

export const badges = domain({
  name: 'badges',
  chinese: '徽章',
  rest: 'badges',
  graphql: 'Badge',
  purpose: 'Badges in three levels out of counters, given by events.',
  calls: [badgeCalls, badgeAdminCalls],
  knows: {
    platform: [
      'members',
      'moderation',
      'competitions',
      'teams',
      'projects',
      'columns',
      'forum',
      'submissions',
      'leaderboards',
    ],
    gateway: [],
  },
});
