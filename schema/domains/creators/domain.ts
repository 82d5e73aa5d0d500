import { domain } from '#shared/domain.ts';
import { creatorAdminCalls } from './rest/creator-admin.ts';
import { creatorCalls } from './rest/creators.ts';

export const creators = domain({
  name: 'creators',
  chinese: '创作者',
  examplesHeading: '创作者计划',
  rest: 'contentCreators',
  graphql: 'CreatorOverview, Exchange',
  purpose: 'The creator programme: applications, weekly profit, gift cards for coins.',
  calls: [creatorCalls, creatorAdminCalls],
  knows: {
    platform: [
      'members',
      'growth',
      'moderation',
      'account',
      'votes',
      'teams',
      'projects',
      'datasets',
      'work-orders',
    ],
    gateway: [],
    web: ['members', 'account', 'projects', 'datasets', 'work-orders'],
  },
});
