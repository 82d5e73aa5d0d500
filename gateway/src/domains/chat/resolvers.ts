import { chatCalls } from '@whaletide/schema/domains/chat/rest.ts';
import { ofCaller } from '#graphql/ahead.ts';
import { inputs } from './inputs.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { isId, requireId } from '#graphql/ids.ts';
import { cursorPaging, paging } from '#graphql/paging.ts';
import { Refusal } from '#refusal.ts';

/** Each of these calls needs to know its conversation. */
const requireSession = (sessionId: string): string => {
  if (!sessionId) {
    throw new Refusal('BAD_USER_INPUT', '未指定 session id', { field: 'sessionId' });
  }
  return requireId(sessionId, 'sessionId');
};

export const resolvers: Resolvers = {
  Viewer: {
    chatSessions: ofCaller((args, context) =>
      context
        .member()
        .call(chatCalls.sessions, { query: { ...paging(args, 100), Kind: args.kind ?? 'direct' } }),
    ),
  },
  Query: {
    chatSession: async (_, { id }, context) => {
      const member = context.member();
      if (!isId(id)) return null;
      try {
        return await member.call(chatCalls.session, { params: { id } });
      } catch (error) {
        if (error instanceof Refusal && error.code === 'NOT_FOUND') return null;
        throw error;
      }
    },
    chatMessages: (_, args, context) => {
      const params = { id: requireSession(args.sessionId) };
      const query = { skip: 0, perPage: 10, ...cursorPaging(args) };
      return context.member().call(chatCalls.messages, { params, query });
    },
  },
  ChatSession: {
    to: ({ To }, _, { loaders }) => (To === null ? null : loaders.members.byId.load(To)),
    team: ({ Team }, _, { loaders }) => (Team === null ? null : loaders.teams.current.load(Team)),
    isLastMessageRead: ({ LastMessage, To }) => {
      if (!LastMessage) return true;
      // Its author has read it.
      return To === null ? LastMessage.ReadBy.length > 1 : LastMessage.ReadBy.includes(To);
    },
  },
  ChatMessage: {
    from: ({ From }, _, { loaders }) => loaders.members.byId.load(From),
  },
  Mutation: {
    sendChatMessage: (_, { input }, context) => {
      requireSession(input.sessionId);
      return inputs.sendChatMessage.send(context.member(), input);
    },
    markChatSessionRead: (_, { input }, context) => {
      requireSession(input.sessionId);
      return inputs.markChatSessionRead.send(context.member(), input);
    },
    deleteChatSession: async (_, { input }, context) => {
      requireSession(input.sessionId);
      await inputs.deleteChatSession.send(context.member(), input);
      return { deletedId: input.sessionId };
    },
  },
};
