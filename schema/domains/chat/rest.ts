import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import {
  ById,
  CursorPageOf,
  CursorPaging,
  Done,
  Id,
  Nullable,
  PageOf,
  Paging,
  Prose,
  Time,
} from '#shared/rest/common.ts';

/** One message of a conversation. */
export const ChatMessage = Type.Object({
  _id: Id,
  Session: Id,
  /** Its place in the conversation, from 1, without gaps. */
  Number: Type.Integer(),
  From: Id,
  /** Plain text, with what the site masks masked. */
  Content: Type.String(),
  Date: Time,
});
export type ChatMessage = Static<typeof ChatMessage>;

/** Between two members, or a team's. */
const chatKinds = ['direct', 'team'] as const;
export type ChatKind = (typeof chatKinds)[number];

/** A conversation as one of its members sees it. */
export const ChatSession = Type.Object({
  _id: Id,
  /** The other member; null in a team's. */
  To: Nullable(Id),
  /** The team whose it is; null between two members. */
  Team: Nullable(Id),
  /** Null where nothing was written yet, or since the member deleted it. */
  LastMessage: Nullable(
    Type.Object({
      ...ChatMessage.properties,
      /** Members who have read it; its author has. Of a team, its members of today. */
      ReadBy: Type.Array(Id),
    }),
  ),
  _hasUnread: Type.Boolean(),
  /** Messages to the member that they haven't read. */
  unreadCount: Type.Integer(),
});
export type ChatSession = Static<typeof ChatSession>;

export const chatCalls = {
  sessions: call({
    operation: 'chat.sessions',
    method: 'GET',
    path: '/api/user/chatSessions',
    access: 'member',
    summary:
      'The member’s conversations of a kind that have a message, the newest message first; those of teams that they are in',
    query: Type.Object({
      ...Paging(100),
      Kind: Type.Enum(chatKinds, { default: 'direct' }),
    }),
    response: PageOf(ChatSession),
  }),
  open: call({
    operation: 'chat.open',
    method: 'POST',
    path: '/api/user/chatSessions',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT', 'RATE_LIMITED'],
    summary: 'The one conversation with another member, made where there is none',
    body: Type.Object({ To: Type.Optional(Id) }),
    response: ChatSession,
  }),
  openTeam: call({
    operation: 'chat.openTeam',
    method: 'POST',
    path: '/api/teams/:id/chatSession',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'The conversation of a team, for its members; made where there is none',
    params: ById,
    response: ChatSession,
  }),
  session: call({
    operation: 'chat.session',
    method: 'GET',
    path: '/api/user/chatSessions/:id',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'One conversation, for its members',
    params: ById,
    response: ChatSession,
  }),
  remove: call({
    operation: 'chat.remove',
    method: 'DELETE',
    path: '/api/user/chatSessions/:id',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary:
      'Takes what was written so far out of the member’s sight; the others keep it. A new message brings the conversation back',
    params: ById,
    response: Done,
  }),
  markRead: call({
    operation: 'chat.markRead',
    method: 'PUT',
    path: '/api/user/chatSessions/:id/readStatus',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Marks all messages of a conversation as read, and their notifications',
    params: ById,
    response: ChatSession,
  }),
  messages: call({
    operation: 'chat.messages',
    method: 'GET',
    path: '/api/user/chatSessions/:id/messages',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT'],
    summary: 'Messages, the newest first; skip leaves out so many of the newest',
    params: ById,
    query: Type.Object({
      skip: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
      perPage: Type.Integer({ minimum: 1, default: 10 }),
      ...CursorPaging,
    }),
    response: CursorPageOf(ChatMessage),
  }),
  send: call({
    operation: 'chat.send',
    method: 'POST',
    path: '/api/user/chatSessions/:id/messages',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT', 'RATE_LIMITED'],
    summary: 'Sends a message; the same Key again answers the message that it sent, and sends none',
    params: ById,
    body: Type.Object({
      Content: Prose,
      Key: Type.Optional(Type.String({ pattern: '^[\\w-]{8,64}$' })),
    }),
    response: ChatMessage,
  }),
};
