import { domain } from '#shared/domain.ts';
import { writeUpCalls } from './rest.ts';

export const writeUps = domain({
  name: 'write-ups',
  chinese: '方案',
  rest: 'writeUps',
  graphql: 'WriteUp',
  purpose: 'Write-ups by which ranked teams tell how they did it, once a competition is over.',
  calls: [writeUpCalls],
  knows: {
    platform: ['members', 'moderation', 'competitions', 'teams', 'leaderboards', 'votes'],
    gateway: [],
    web: ['members', 'moderation', 'account', 'competitions'],
  },
});
