import { domain } from '#shared/domain.ts';
import { invitationCalls } from './rest.ts';

export const invitations = domain({
  name: 'invitations',
  chinese: '邀请',
  rest: 'inviteCodes',
  graphql: 'Invitation',
  purpose: 'Codes by which members bring others to a competition, with a ranking.',
  calls: [invitationCalls],
  knows: {
    platform: ['members', 'moderation', 'competitions', 'teams'],
    gateway: [],
    web: ['members', 'competitions'],
  },
});
