import type { NotificationData } from '@whaletide/schema/domains/notifications/rest.ts';
import {
  EVENT_CHAT_BEGUN,
  EVENT_CHAT_MESSAGE,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { toMessage } from '../domains/chat/presenters.ts';
import type { chatMessages, chatSessions, chatSides } from '../domains/chat/tables.ts';
import type { events } from '../events/tables.ts';
import { demoId } from './random.ts';
import { type Talk, talks } from './talks.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/** Room for the messages of one conversation among the ids. */
const ROOM = 1_000;

type Message = typeof chatMessages.$inferInsert & { key: null };

const messagesOf = ({ between, lines }: Talk, index: number, now: Date): Message[] =>
  lines.map(([author, minutesAgo, content], position) => ({
    id: demoId('chatMessage', index * ROOM + position),
    sessionId: demoId('chatSession', index + 1),
    number: position + 1,
    fromId: between[author],
    content,
    key: null,
    date: new Date(now.getTime() - minutesAgo * MINUTE),
  }));

/** The notifications of those messages that the other one hasn't read: the last ones. */
const unreadOf = ({ between, unread }: Talk, messages: readonly Message[]) =>
  messages.slice(messages.length - unread).map((message) => ({
    message,
    memberId: between[message.fromId === between[0] ? 1 : 0],
  }));

/** Conversations among the demo's accounts, some of them with messages that wait. */
export const demoChat = (
  names: ReadonlyMap<string, string>,
  lastEvents: ReadonlyMap<string, number>,
  now: Date,
) => {
  const made = talks().map((talk, index) => ({ talk, messages: messagesOf(talk, index, now) }));
  const numbers = new Map(lastEvents);
  const waiting = made
    .flatMap(({ talk, messages }) => unreadOf(talk, messages))
    .toSorted((a, b) => a.message.date.getTime() - b.message.date.getTime());
  const rows = waiting.map(({ memberId, message }, index): typeof events.$inferInsert => {
    const number = (numbers.get(memberId) ?? 0) + 1;
    numbers.set(memberId, number);
    return {
      memberId,
      number,
      id: demoId('chatEvent', index + 1),
      kind: 'notification',
      eventType: message.number === 1 ? EVENT_CHAT_BEGUN : EVENT_CHAT_MESSAGE,
      related: message.sessionId,
      data: {
        User: { _id: message.fromId, Name: names.get(message.fromId) ?? '' },
        ChatMessage: toMessage(message),
      } satisfies NotificationData,
      date: message.date,
      readDate: null,
    };
  });
  return {
    sessions: made.map(
      ({ talk: { between }, messages }, index): typeof chatSessions.$inferInsert => {
        const [firstId = '', secondId = ''] = between.toSorted();
        const last = messages.at(-1);
        return {
          id: demoId('chatSession', index + 1),
          firstId,
          secondId,
          createDate: messages[0]?.date ?? now,
          lastNumber: messages.length,
          lastDate: last?.date ?? null,
        };
      },
    ),
    sides: made.flatMap(({ talk: { between } }, index): (typeof chatSides.$inferInsert)[] => {
      const sessionId = demoId('chatSession', index + 1);
      const [one, other] = between;
      return [
        { sessionId, memberId: one, otherId: other },
        { sessionId, memberId: other, otherId: one },
      ];
    }),
    messages: made.flatMap(({ messages }) => messages),
    events: rows,
    /** The newest event number of each member, those of before included. */
    lastEvents: numbers,
  };
};
