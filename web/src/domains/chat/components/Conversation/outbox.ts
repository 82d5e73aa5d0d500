import type { ApolloClient } from '@apollo/client';
import { useSyncExternalStore } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { SendChatMessageDocument } from '../Chat.generated.ts';
import { addMessage, refreshChats } from '#domains/chat/refresh.ts';

/** A message between the composer and the conversation. */
export interface Outgoing {
  /** Names it to the site too, so that a repeated try writes it once. */
  key: string;
  content: string;
  createdAt: string;
  /** Why it wasn't sent; null while it is on its way. */
  failure: string | null;
  /** Once it is sent: the message that it became. */
  sentId: string | null;
}

// It outlives the page: what is on its way or has failed is there when one comes back.
const boxes = new Map<string, readonly Outgoing[]>();
const lines = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();
const none: readonly Outgoing[] = [];

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const update = (place: string, change: (box: readonly Outgoing[]) => readonly Outgoing[]) => {
  boxes.set(place, change(boxes.get(place) ?? none));
  listeners.forEach((listener) => listener());
};

const changeOne = (place: string, key: string, changes: Partial<Outgoing>) =>
  update(place, (box) => box.map((one) => (one.key === key ? { ...one, ...changes } : one)));

const newKey = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`;

export interface OutboxPlace {
  client: ApolloClient;
  viewerId: string;
  sessionId: string;
}

const attempt = async ({ client, viewerId, sessionId }: OutboxPlace, one: Outgoing) => {
  const place = `${viewerId}:${sessionId}`;
  try {
    const { data } = await client.mutate({
      mutation: SendChatMessageDocument,
      variables: { input: { sessionId, content: one.content, key: one.key } },
      context: { showsErrors: true },
      update: (cache, result) => {
        const message = result.data?.sendChatMessage;
        if (message) addMessage(cache, message);
      },
    });
    if (!data) throw new Error('the message was answered with nothing');
    changeOne(place, one.key, { sentId: data.sendChatMessage.id });
    await refreshChats(client);
  } catch (error) {
    changeOne(place, one.key, { failure: failureOf(error).message });
  }
};

/** One after the other, so that messages arrive in the order in which they were written. */
const enqueue = (where: OutboxPlace, one: Outgoing) => {
  const place = `${where.viewerId}:${where.sessionId}`;
  const line = (lines.get(place) ?? Promise.resolve()).then(() => attempt(where, one));
  lines.set(place, line);
};

/** Shows a message at once, and sends it. */
export const sendMessage = (where: OutboxPlace, content: string) => {
  const one: Outgoing = {
    key: newKey(),
    content,
    createdAt: new Date().toISOString(),
    failure: null,
    sentId: null,
  };
  update(`${where.viewerId}:${where.sessionId}`, (box) => [
    ...box.filter(({ sentId }) => sentId === null),
    one,
  ]);
  enqueue(where, one);
};

/** Once more, under the same key. */
export const retryMessage = (where: OutboxPlace, one: Outgoing) => {
  changeOne(`${where.viewerId}:${where.sessionId}`, one.key, { failure: null });
  enqueue(where, one);
};

export const discardMessage = ({ viewerId, sessionId }: OutboxPlace, key: string) =>
  update(`${viewerId}:${sessionId}`, (box) => box.filter((one) => one.key !== key));

/** Lists the member's messages that aren't in the conversation yet. */
export const useOutbox = ({ viewerId, sessionId }: OutboxPlace): readonly Outgoing[] =>
  useSyncExternalStore(subscribe, () => boxes.get(`${viewerId}:${sessionId}`) ?? none);
