import { domain } from '#shared/domain.ts';
import { forumCalls } from './rest/forum.ts';

export const forum = domain({
  name: 'forum',
  chinese: '论坛',
  rest: 'forumposts, replies',
  graphql: 'ForumPost, ForumReply',
  purpose: 'Forums of competitions and channels: posts, floors, pins, drafts.',
  calls: [forumCalls],
  knows: {
    platform: [
      'tracking',
      'search',
      'members',
      'uploads',
      'moderation',
      'quests',
      'organizations',
      'competitions',
      'teams',
      'projects',
      'channels',
    ],
    gateway: [],
    web: ['members', 'moderation', 'account', 'competitions', 'teams', 'projects', 'columns'],
  },
});
