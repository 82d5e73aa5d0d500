import { cursorPage, viewer } from '#tests/web/support/data.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

const id = (number: number) => number.toString(16).padStart(24, '0');

export const me = viewer.id;
export const mate = {
  __typename: 'Member',
  id: id(51),
  name: '周启航',
  avatar: null,
  level: 3,
};
export const stranger = { ...mate, id: id(52), name: '苏写浪' };
export const sessionId = id(600);
const otherSessionId = id(601);

const NOON = Date.parse('2026-11-21T04:00:00.000Z');

/** The n-th message of the conversation with `mate`, so many minutes after noon. */
export const message = (
  number: number,
  content: string,
  changes: Record<string, unknown> = {},
) => ({
  __typename: 'ChatMessage',
  id: id(700 + number),
  sessionId,
  number,
  fromId: mate.id,
  from: changes.fromId === me ? { ...mate, id: me, name: '我' } : mate,
  content,
  createdAt: new Date(NOON + number * MINUTE).toISOString(),
  ...changes,
});

export const session = (changes: Record<string, unknown> = {}) => ({
  __typename: 'ChatSession',
  id: sessionId,
  to: mate,
  team: null,
  lastMessage: message(2, '在吗'),
  isLastMessageRead: true,
  hasUnread: false,
  unreadCount: 0,
  ...changes,
});

export const otherSession = (changes: Record<string, unknown> = {}) =>
  session({
    id: otherSessionId,
    to: stranger,
    lastMessage: message(90, '下周见', { sessionId: otherSessionId, fromId: me }),
    ...changes,
  });

export const sessions = (items: unknown[], changes: Record<string, unknown> = {}) => ({
  viewer: {
    ...viewer,
    chatSessions: {
      __typename: 'ChatSessionPage',
      page: 1,
      hasNextPage: false,
      items,
      ...changes,
    },
  },
});

/** A page of messages, which are given in the order in which they were written. */
export const messages = (items: unknown[], hasNextPage = false) => ({
  chatMessages: {
    __typename: 'ChatMessagePage',
    ...cursorPage(items.toReversed(), { hasNextPage }),
  },
});
