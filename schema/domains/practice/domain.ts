import { domain } from '#shared/domain.ts';
import { practiceCalls } from './rest.ts';

export const practice = domain({
  name: 'practice',
  chinese: '练习',
  rest: 'practices',
  graphql: 'Practice, PracticeWork',
  purpose:
    'Practice in competitions that are over: results that are scored at once and stand on no board.',
  calls: [practiceCalls],
  knows: {
    platform: ['uploads', 'moderation', 'competitions', 'teams', 'submissions', 'scoring'],
    gateway: [],
    web: ['account', 'submissions'],
  },
});
