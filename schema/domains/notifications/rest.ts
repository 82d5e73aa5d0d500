import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ChatMessage } from '../chat/rest.ts';
import { competitionRoles } from '../competitions/rules/competition-roles.ts';
import { deadlineKinds } from '../managing/rules/deadlines.ts';
import { Done, EitherPageOf, EitherPaging, Id, Nullable, Time } from '#shared/rest/common.ts';

/**
 * The filter of the notification page; which events each holds:
 * notifications/rules/notifications.ts. CHAT is the message box's: messages stand in no other list.
 */
const notificationKinds = [
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

/** Subject of a notification, as it was named when it happened. */
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
      /**
       * True where it was scored again, since what counts has changed; with the score that it had
       * before.
       */
      Rescored: Type.Optional(Type.Boolean()),
      ScoreBefore: Type.Optional(Nullable(Type.Number())),
    }),
  ),
  /** The post of a forum that was liked or replied to; its title is the name. */
  Post: Type.Optional(Named),
  /** The reply that was written, and the floor of the recipient's own that it answers. */
  Reply: Type.Optional(
    Type.Object({ ReplyNumber: Type.Integer(), RefNumber: Nullable(Type.Integer()) }),
  ),
  Column: Type.Optional(Named),
  /** A channel: the one that collected something, or whose moderator the recipient is. */
  Zone: Type.Optional(Named),
  Snippet: Type.Optional(Named),
  /** A project; its title is the name. */
  Lab: Type.Optional(Named),
  /** A comment on the project, and the one that it stands under; whether it answers the recipient's. */
  Comment: Type.Optional(Type.Object({ _id: Id, First: Nullable(Id), Answers: Type.Boolean() })),
  Dataset: Type.Optional(Named),
  Workorder: Type.Optional(Type.Object({ _id: Id, OrderId: Type.Integer() })),
  Level: Type.Optional(Type.Integer()),
  Skill: Type.Optional(Named),
  /** A webhook that has stopped. */
  Webhook: Type.Optional(Named),
  /** Levels of one badge, ascending; its type is one of badgeTypes (badges/rest.ts). */
  UserBadge: Type.Optional(
    Type.Object({
      Type: Type.Integer(),
      Levels: Type.Array(Type.Integer()),
      Name: Type.Optional(Type.String()),
    }),
  ),
  AwardWhaleCoin: Type.Optional(Type.Integer()),
  /** Deadlines that were moved; a null time is none. */
  Moved: Type.Optional(
    Type.Array(
      Type.Object({
        Of: Type.Enum(deadlineKinds),
        /** Name of the stage or the task. */
        Name: Type.String(),
        Before: Nullable(Time),
        After: Nullable(Time),
      }),
    ),
  ),
  /** Place of the recipient's team in a final ranking, from 1. */
  Place: Type.Optional(Type.Integer()),
  /** The message that was written to the recipient. */
  ChatMessage: Type.Optional(ChatMessage),
  /** An application of the recipient's that was answered; the answer is the message. */
  Application: Type.Optional(
    Type.Object({ Kind: Type.Enum(['HOST', 'DATA_SOURCE']), Accepted: Type.Boolean() }),
  ),
  /** An organization: that in which the recipient was given a role, or the competition's. */
  Organization: Type.Optional(
    Type.Object({
      ShortName: Type.String(),
      Name: Type.String(),
      Role: Type.Optional(Type.String()),
    }),
  ),
  /** Role in a competition that the recipient was given, or lost. */
  Role: Type.Optional(Type.Enum(competitionRoles)),
  /** Free text, such as the reason for a ban. */
  Message: Type.Optional(Type.String()),
});
export type NotificationData = Static<typeof NotificationData>;

export const Notification = Type.Object({
  _id: Id,
  /** Its number in the member's event log: decimal, rising; what `after` takes. */
  EventId: Type.String({ pattern: '^[0-9]+$' }),
  /** Number of the event type; 2001 a work was reviewed, 2002 a review failed. */
  EventType: Type.Integer(),
  Date: Time,
  hasRead: Type.Boolean(),
  BatchCount: Type.Integer(),
  /** Id of what grouped notifications have in common; null where an event stands alone. */
  Related: Nullable(Id),
  /**
   * True where the member wants it in the bell, and on the desktop; absent: yes. One that isn't for
   * the bell comes over the live socket all the same, so that what is on screen is fetched again.
   */
  Bell: Type.Optional(Type.Boolean()),
  Desktop: Type.Optional(Type.Boolean()),
  Data: NotificationData,
});
export type Notification = Static<typeof Notification>;

/** The kinds that a member chooses for: all but messages. */
export const settableKinds = [
  'LIKE',
  'COMMENT',
  'FORK',
  'FOLLOW',
  'COMPETITION',
  'WORKBENCH',
  'SYSTEM',
] as const;

/** Places at which notifications of a kind are shown. */
export const NotificationChannels = Type.Object({
  Kind: Type.Enum(settableKinds),
  /** In the bell's count and list; always true of SYSTEM. */
  Bell: Type.Boolean(),
  Desktop: Type.Boolean(),
  /** In the weekly mail. */
  Mail: Type.Boolean(),
});
export type NotificationChannels = Static<typeof NotificationChannels>;

/** Choices of a member; the spec doesn't show them. */
export const NotificationSettings = Type.Object({
  /** True where the weekly mail comes at all; it goes to verified addresses only. */
  Digest: Type.Boolean(),
  /** True where messages of organizers and moved deadlines come by mail. */
  OrganizerMails: Type.Boolean(),
  /** True where what came of work orders, applications, coins and content comes by mail. */
  OutcomeMails: Type.Boolean(),
  /** One of each kind, in the order of the filter. */
  Kinds: Type.Array(NotificationChannels, { maxItems: settableKinds.length }),
});
export type NotificationSettings = Static<typeof NotificationSettings>;

/**
 * Mails that can be unsubscribed from: the weekly summary, the weekly news of one channel, and of
 * all channels, what organizers write to members who have registered, with moved deadlines, and
 * what came of work orders, applications, coins and content (rules/outcome-mails.ts).
 */
export const mailKinds = ['DIGEST', 'CHANNEL', 'CHANNELS', 'ORGANIZERS', 'OUTCOMES'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Mails that a link in a mail unsubscribes from. */
export const MailSubscription = Type.Object({
  Kind: Type.Enum(mailKinds),
  /** Name of the channel; null for mails that aren't about one. */
  Name: Nullable(Type.String()),
  /**
   * Address of its member, masked: m***@demo.test; null where the member has no address any more.
   */
  Email: Nullable(Type.String()),
  Subscribed: Type.Boolean(),
  /** True where the mail is over a year old: its link ends nothing any more. */
  Expired: Type.Boolean(),
});
export type MailSubscription = Static<typeof MailSubscription>;

/** The `token` of a mail's link: signed, good for that one thing, and for a year. */
const UnsubscribeToken = Type.String({ minLength: 1, maxLength: 400 });

export const notificationCalls = {
  list: call({
    operation: 'notifications.list',
    method: 'GET',
    path: '/api/user/notfs',
    access: 'member',
    refusals: ['BAD_USER_INPUT'],
    summary: 'Notifications of the member, newest first; messages only where type asks for them',
    query: Type.Object({
      ...EitherPaging(20),
      hasRead: Type.Optional(Type.Boolean()),
      type: Type.Optional(Type.Enum(notificationKinds)),
    }),
    response: EitherPageOf(Notification),
  }),
  markRead: call({
    operation: 'notifications.markRead',
    method: 'PUT',
    path: '/api/user/notifications',
    access: 'member',
    refusals: ['BAD_USER_INPUT'],
    summary:
      'Marks the listed ones as read, or all but those of messages; ids of others are ignored',
    body: Type.Object({
      idList: Type.Optional(Type.Array(Id, { maxItems: 1000 })),
      all: Type.Optional(Type.Literal(true)),
    }),
    response: Done,
  }),
  settings: call({
    operation: 'notifications.settings',
    method: 'GET',
    path: '/api/user/notification-settings',
    access: 'member',
    summary: 'Where the member wants notifications of each kind',
    response: NotificationSettings,
  }),
  setSettings: call({
    operation: 'notifications.setSettings',
    method: 'PUT',
    path: '/api/user/notification-settings',
    access: 'member',
    refusals: ['BAD_USER_INPUT'],
    summary: 'Changes what is given; BAD_USER_INPUT where SYSTEM is to leave the bell',
    body: Type.Object({
      Digest: Type.Optional(Type.Boolean()),
      OrganizerMails: Type.Optional(Type.Boolean()),
      OutcomeMails: Type.Optional(Type.Boolean()),
      Kinds: Type.Optional(Type.Array(NotificationChannels, { maxItems: settableKinds.length })),
    }),
    response: NotificationSettings,
  }),
  mailSubscription: call({
    // Not by GET: anyone with the token may use it, so that it must not get into logs or caches.
    operation: 'notifications.mailSubscription',
    method: 'POST',
    path: '/api/mail/subscription',
    access: 'public',
    refusals: ['NOT_FOUND'],
    summary:
      'What the link of a mail unsubscribes from, without doing it; NOT_FOUND for a forged one',
    body: Type.Object({ token: UnsubscribeToken }),
    response: MailSubscription,
  }),
  unsubscribe: call({
    operation: 'notifications.unsubscribe',
    method: 'POST',
    path: '/api/mail/unsubscribe',
    access: 'public',
    refusals: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'Ends it, signed in or not; a second time changes nothing. NOT_FOUND for a forged one, CONFLICT for one of a mail that is over a year old',
    body: Type.Object({ token: UnsubscribeToken }),
    response: MailSubscription,
  }),
};
