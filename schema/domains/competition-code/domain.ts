import { domain } from '#shared/domain.ts';
import { competitionCodeCalls } from './rest.ts';

export const competitionCode = domain({
  name: 'competition-code',
  chinese: '代码',
  rest: 'code',
  graphql: 'SharedCode',
  purpose: 'Public projects as the code of competitions, with what boards show of their scores.',
  calls: [competitionCodeCalls],
  knows: {
    platform: ['moderation', 'competitions', 'teams', 'projects', 'submissions', 'leaderboards'],
    gateway: [],
    web: ['account', 'competitions', 'projects'],
  },
});
