import { type Static, Type } from 'typebox';
import { call } from './call.ts';
import { ChatMessage } from './chat.ts';
import { Done, Id, Nullable, PageOf, Paging, Time } from './common.ts';

/**
 * The filter of the notification page (spec 1, section 3); which events each holds:
 * rules/notifications.ts. CHAT is the message box's: messages stand in no other list.
 */
export const notificationKinds = [
  'LIKE',
  'COMMENT',
  'FORK',
  'FOLLOW',
  'COMPETITION',
  'WORKBENCH',
  'SYSTEM',
  'CHAT',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const Named = Type.Object({ _id: Id, Name: Type.String() });

/** What a notification is about, as it was named when it happened. */
export const NotificationData = Type.Object({
  User: Type.Optional(Named),
  Team: Type.Optional(Named),
  /** The team that asked to be merged into `Team`, or was. */
  OtherTeam: Type.Optional(Named),
  Competition: Type.Optional(Named),
  Stage: Type.Optional(Named),
  Task: Type.Optional(Named),
  Work: Type.Optional(
    Type.Object({
      _id: Id,
      Score: Nullable(Type.Number()),
      ReviewErrorMessage: Nullable(Type.String()),
    }),
  ),
  /** The post of a forum that was liked or replied to; its title is the name. */
  Post: Type.Optional(Named),
  /** The reply that was written, and the floor of the recipient's own that it answers. */
  Reply: Type.Optional(
    Type.Object({ ReplyNumber: Type.Integer(), RefNumber: Nullable(Type.Integer()) }),
  ),
  Column: Type.Optional(Named),
  Workorder: Type.Optional(Type.Object({ _id: Id, OrderId: Type.Integer() })),
  Level: Type.Optional(Type.Integer()),
  Skill: Type.Optional(Named),
  /** Levels of one badge, ascending; its type is one of badgeTypes (rest/badges.ts). */
  UserBadge: Type.Optional(
    Type.Object({ Type: Type.Integer(), Levels: Type.Array(Type.Integer()) }),
  ),
  AwardWhaleCoin: Type.Optional(Type.Integer()),
  /** The message that was written to the recipient. */
  ChatMessage: Type.Optional(ChatMessage),
  /** Free text, such as the reason for a ban. */
  Message: Type.Optional(Type.String()),
});
export type NotificationData = Static<typeof NotificationData>;

export const Notification = Type.Object({
  _id: Id,
  /** Its number in the member's event log: decimal, rising; what `after` takes. */
  EventId: Type.String({ pattern: '^[0-9]+$' }),
  /** The numbers of spec 1, section 9; 2001 a work was reviewed, 2002 a review failed. */
  EventType: Type.Integer(),
  Date: Time,
  hasRead: Type.Boolean(),
  BatchCount: Type.Integer(),
  /** Id of what grouped notifications have in common; null where an event stands alone. */
  Related: Nullable(Id),
  Data: NotificationData,
});
export type Notification = Static<typeof Notification>;

export const notificationCalls = {
  list: call({
    operation: 'notifications.list',
    method: 'GET',
    path: '/api/user/notfs',
    access: 'member',
    summary: 'Notifications of the member, newest first; messages only where type asks for them',
    query: Type.Object({
      ...Paging(20),
      hasRead: Type.Optional(Type.Boolean()),
      type: Type.Optional(Type.Enum(notificationKinds)),
    }),
    response: PageOf(Notification),
  }),
  markRead: call({
    operation: 'notifications.markRead',
    method: 'PUT',
    path: '/api/user/notifications',
    access: 'member',
    summary:
      'Marks the listed ones as read, or all but those of messages; ids of others are ignored',
    body: Type.Object({
      idList: Type.Optional(Type.Array(Id, { maxItems: 1000 })),
      all: Type.Optional(Type.Literal(true)),
    }),
    response: Done,
  }),
};
