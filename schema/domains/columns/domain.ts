import { domain } from '#shared/domain.ts';
import { columnCalls } from './rest.ts';

export const columns = domain({
  name: 'columns',
  chinese: '专栏',
  rest: 'columns',
  graphql: 'Column',
  purpose: 'Curated lists of projects with an author and followers.',
  calls: [columnCalls],
  knows: {
    platform: [
      'search',
      'activity-log',
      'members',
      'uploads',
      'moderation',
      'quests',
      'organizations',
      'competitions',
      'projects',
    ],
    gateway: [],
    web: ['members', 'moderation', 'account', 'projects'],
  },
});
