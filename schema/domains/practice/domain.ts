import { domain } from '#shared/domain.ts';
import { practiceCalls } from './rest.ts';

export const practice = domain({
  name: 'practice',
  chinese: '练习',
  rest: 'practices',
  graphql: 'Practice, PracticeWork',
  purpose:
    'Practice and virtual participation in competitions that are over; its results stand on no board.',
  calls: [practiceCalls],
  knows: {
    platform: [
      'uploads',
      'moderation',
      'competitions',
      'teams',
      'submissions',
      'scoring',
      'leaderboards',
    ],
    gateway: [],
    web: ['account', 'teams', 'submissions'],
  },
});
