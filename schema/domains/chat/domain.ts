import { domain } from '#shared/domain.ts';
import { chatCalls } from './rest.ts';

export const chat = domain({
  name: 'chat',
  chinese: '私信',
  rest: 'chatSessions, messages',
  graphql: 'ChatSession, ChatMessage',
  purpose: 'Conversations of two members and of teams.',
  calls: [chatCalls],
  knows: {
    platform: ['members', 'notifications', 'competitions', 'teams'],
    gateway: [],
    web: ['account'],
  },
});
