import { domain } from '#shared/domain.ts';
import { recordCalls } from './rest.ts';

export const records = domain({
  name: 'records',
  chinese: '战绩',
  rest: 'records',
  graphql: 'MemberRecord',
  purpose: 'Results of members in competitions, out of published final rankings.',
  calls: [recordCalls],
  knows: {
    platform: [
      'members',
      'competitions',
      'teams',
      'channels',
      'datasets',
      'projects',
      'submissions',
      'leaderboards',
      'forum',
    ],
    gateway: [],
    web: ['competitions'],
  },
});
