import type { LiveMessage } from '@whaletide/schema/shared/rest/live.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { notificationLink } from '@whaletide/schema/domains/notifications/rules/notification-links.ts';
import { notificationText } from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';
import { kindOf } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { ofCaller } from '#graphql/ahead.ts';
import type { MarkNotificationsReadInput, Resolvers } from '#graphql/resolvers.generated.ts';
import { inputs } from './inputs.ts';
import { subjectOf, subjectTypes } from './subject.ts';
import { isId } from '#graphql/ids.ts';
import { countOf, eitherPaging } from '#graphql/paging.ts';
import { isSelected } from '#graphql/selected.ts';
import { liveEvents } from '#graphql/subscribe.ts';
import { nullIfMissing, Refusal } from '#refusal.ts';
import { requireViewer } from '#graphql/viewer.ts';

const MAX_IDS = 1_000;
const MAX_TOKEN = 400;

/** Answers the notifications to mark: all, or the ids that can be ids at all. */
const marking = ({ ids, all }: MarkNotificationsReadInput): MarkNotificationsReadInput => {
  if (all) return { all };
  if (!ids) throw new Refusal('BAD_USER_INPUT', '请选择要标记的通知', { field: 'all' });
  if (ids.length > MAX_IDS) {
    throw new Refusal('BAD_USER_INPUT', `一次最多标记 ${MAX_IDS} 条通知`, { field: 'ids' });
  }
  return { ids: ids.filter(isId) };
};

export const resolvers: Resolvers = {
  Query: {
    notifications: (_, args, context, info) => {
      const { kind, read } = args.filter ?? {};
      const query = {
        ...eitherPaging(args, 20, isSelected(info, 'totalCount')),
        ...(kind != null && { type: kind }),
        ...(read != null && { hasRead: read }),
      };
      return context.member().call(notificationCalls.list, { query });
    },
    // Requested as a visitor: the link identifies the member.
    mailSubscription: (_, { token }, { upstream }) =>
      token === '' || token.length > MAX_TOKEN
        ? null
        : nullIfMissing(upstream.visitor(notificationCalls.mailSubscription, { body: { token } })),
  },
  NotificationPage: { totalCount: countOf },
  Viewer: {
    notificationSettings: ofCaller((_, context) =>
      context.member().call(notificationCalls.settings),
    ),
  },
  Notification: {
    kind: ({ EventType }) => kindOf(EventType),
    text: ({ EventType, Data }) => notificationText(EventType, Data),
    link: ({ EventType, Data }) => notificationLink(EventType, Data),
    isInBell: ({ Bell }) => Bell !== false,
    isOnDesktop: ({ Desktop }) => Desktop !== false,
    work: ({ Data }, _, { loaders }) =>
      Data.Work ? (loaders.submissions.byId?.load(Data.Work._id) ?? null) : null,
    competition: ({ Data }, _, { loaders }) =>
      Data.Competition ? loaders.competitions.byId.load(Data.Competition._id) : null,
    member: ({ Data }, _, { loaders }) =>
      Data.User ? loaders.members.byId.load(Data.User._id) : null,
    team: ({ Data }, _, { loaders }) =>
      Data.Team ? loaders.teams.current.load(Data.Team._id) : null,
    chatMessage: ({ Data }) => Data.ChatMessage ?? null,
    subject: subjectOf,
  },
  NotificationSubject: { __resolveType: subjectTypes.of },
  Mutation: {
    markNotificationsRead: async (_, { input }, context) => {
      await inputs.markNotificationsRead.send(context.member(), marking(input));
      return requireViewer(context);
    },
    setNotificationSettings: async (_, { input }, context) => {
      await inputs.setNotificationSettings.send(context.member(), input);
      return requireViewer(context);
    },
    unsubscribeFromMail: (_, { input }, { upstream }) =>
      inputs.unsubscribeFromMail.visit(upstream, input),
  },
  Subscription: {
    notificationReceived: {
      subscribe: (_, { after }, context) => liveEvents(context, 'notification', after),
      resolve: ({ data }: Extract<LiveMessage, { type: 'notification' }>) => data,
    },
  },
};
