import { domain } from '#shared/domain.ts';
import { applicationCalls, teamCalls } from './rest.ts';

export const teams = domain({
  name: 'teams',
  chinese: '队伍',
  examplesHeading: '团队',
  rest: 'teams',
  graphql: 'Team',
  purpose: 'Teams of a competition, their members and requests to join.',
  calls: [applicationCalls, teamCalls],
  knows: {
    platform: ['members', 'competitions'],
    gateway: [],
    web: ['members', 'account', 'competitions', 'registration', 'chat', 'work-orders'],
  },
});
