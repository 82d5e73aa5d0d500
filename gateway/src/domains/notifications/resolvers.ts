import type { LiveMessage } from '@whaletide/schema/rest/live.ts';
import {
  type Notification,
  notificationCalls,
  type NotificationKind,
} from '@whaletide/schema/rest/notifications.ts';
import { notificationLink } from '@whaletide/schema/rules/notification-links.ts';
import { notificationText } from '@whaletide/schema/rules/notification-texts.ts';
import { kindOf } from '@whaletide/schema/rules/notifications.ts';
import type { Resolvers } from '../../graphql/domain.ts';
import { isId } from '../../graphql/ids.ts';
import { paging, type PagingArguments } from '../../graphql/paging.ts';
import { liveEvents } from '../../graphql/subscribe.ts';
import { Refusal } from '../../refusal.ts';
import { requireViewer } from '../../graphql/viewer.ts';

interface Filter {
  kind?: NotificationKind | null;
  read?: boolean | null;
}

interface MarkReadInput {
  ids?: string[] | null;
  all?: boolean | null;
}

const MOST_IDS = 1_000;

/** What to mark: all, or the ids that can be ids at all. */
const marking = ({ ids, all }: MarkReadInput): { all: true } | { idList: string[] } => {
  if (all) return { all: true };
  if (!ids) throw new Refusal('BAD_USER_INPUT', '请选择要标记的通知', { field: 'ids' });
  if (ids.length > MOST_IDS) {
    throw new Refusal('BAD_USER_INPUT', `一次最多标记 ${MOST_IDS} 条通知`, { field: 'ids' });
  }
  return { idList: ids.filter(isId) };
};

export const resolvers: Resolvers = {
  Query: {
    notifications: (_: never, args: PagingArguments & { filter?: Filter | null }, context) => {
      const { kind, read } = args.filter ?? {};
      const query = {
        ...paging(args, 20),
        ...(kind != null && { type: kind }),
        ...(read != null && { hasRead: read }),
      };
      return context.member().call(notificationCalls.list, { query });
    },
  },
  Notification: {
    kind: ({ EventType }: Notification) => kindOf(EventType),
    text: ({ EventType, Data }: Notification) => notificationText(EventType, Data),
    link: ({ EventType, Data }: Notification) => notificationLink(EventType, Data),
    work: ({ Data }: Notification, _: never, { loaders }) =>
      Data.Work ? (loaders.submissions.byId?.load(Data.Work._id) ?? null) : null,
    competition: ({ Data }: Notification, _: never, { loaders }) =>
      Data.Competition ? loaders.competitions.byId.load(Data.Competition._id) : null,
    member: ({ Data }: Notification, _: never, { loaders }) =>
      Data.User ? loaders.members.byId.load(Data.User._id) : null,
    chatMessage: ({ Data }: Notification) => Data.ChatMessage ?? null,
  },
  Mutation: {
    markNotificationsRead: async (_: never, { input }: { input: MarkReadInput }, context) => {
      const body = marking(input);
      await context.member().call(notificationCalls.markRead, { body });
      return requireViewer(context);
    },
  },
  Subscription: {
    notificationReceived: {
      subscribe: (_: never, { after }: { after?: string | null }, context) =>
        liveEvents(context, 'notification', after),
      resolve: ({ data }: Extract<LiveMessage, { type: 'notification' }>) => data,
    },
  },
};
