import type { ApolloCache, ApolloClient } from '@apollo/client';
import { invalidateAll, invalidateQueries } from '#apollo/invalidate.ts';
import { ChatMessagesDocument, type ChatMessagesQuery } from './components/Chat.generated.ts';

export type Message = ChatMessagesQuery['chatMessages']['items'][number];

/**
 * Invalidates what a message or its reading changes outside its conversation: lists, the message
 * box, counts.
 */
export const invalidateChats = (cache: ApolloCache) => {
  invalidateQueries(cache, 'notifications');
  invalidateAll(cache, 'Viewer', 'chatSessions', 'unreadChatMessagesCount');
};

/** Refetches these, as far as they are on screen. */
export const refreshChats = (client: ApolloClient) =>
  client.refetchQueries({ updateCache: invalidateChats });

/**
 * Puts a message before those that are known of its conversation; nothing, where that was never
 * opened. Answers false where messages between are missing.
 */
export const addMessage = (cache: ApolloCache, message: Message): boolean => {
  let fits = true;
  cache.updateQuery(
    { query: ChatMessagesDocument, variables: { sessionId: message.sessionId } },
    (known) => {
      if (!known) return undefined;
      const { items } = known.chatMessages;
      const last = items[0]?.number ?? message.number - 1;
      fits = message.number <= last + 1;
      if (!fits || message.number <= last) return undefined;
      return { chatMessages: { ...known.chatMessages, items: [message, ...items] } };
    },
  );
  return fits;
};

/** A message that came by itself: it stands in its conversation at once, or what is missing is asked for. */
export const receiveMessage = async (client: ApolloClient, message: Message) => {
  if (addMessage(client.cache, message)) return;
  await client.refetchQueries({
    updateCache: (cache) => invalidateQueries(cache, 'chatMessages'),
  });
};
