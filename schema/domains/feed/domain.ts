import { domain } from '#shared/domain.ts';
import { feedCalls } from './rest.ts';

export const feed = domain({
  name: 'feed',
  chinese: '动态',
  rest: 'followeesFeeds',
  graphql: 'FeedItem',
  purpose: 'What those did whom a member follows, newest first.',
  calls: [feedCalls],
  knows: {
    platform: ['activity-log', 'members', 'columns', 'channels'],
    gateway: [],
    web: ['members', 'competitions', 'projects', 'datasets', 'columns', 'channels'],
  },
});
