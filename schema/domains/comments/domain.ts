import { domain } from '#shared/domain.ts';
import { commentCalls } from './rest.ts';

export const comments = domain({
  name: 'comments',
  chinese: '评论',
  rest: 'comments',
  graphql: 'Comment',
  purpose: 'Comments in two levels under projects and datasets.',
  calls: [commentCalls],
  knows: {
    platform: ['activity-log', 'members', 'moderation', 'quests'],
    gateway: [],
    web: ['members', 'moderation', 'account'],
  },
});
