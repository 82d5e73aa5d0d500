import { ChatMessage, ChatSession, chatCalls } from '@whaletide/schema/domains/chat/rest.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const chat = {
  resolvers: [resolvers],
  restTypes: {
    ChatMessage,
    ChatMessagePage: chatCalls.messages.response,
    ChatSession,
    ChatSessionPage: PageOf(ChatSession),
  },
  enums: { ChatKind: { values: { DIRECT: 'direct', TEAM: 'team' } } },
  inputs,
} satisfies Domain;
