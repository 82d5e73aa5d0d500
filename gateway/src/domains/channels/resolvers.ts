import { channelContentCalls } from '@whaletide/schema/domains/channels/rest/channel-contents.ts';
import type {
  ZoneContentType,
  ZoneSection,
} from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { hasChannelNews } from '@whaletide/schema/domains/channels/rules/channels.ts';
import { byId, ofCaller, ofId } from '#graphql/ahead.ts';
import { asViewer } from '#graphql/as-viewer.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { isId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

const MAX_HOT = 10;

const present = <T>(rows: (T | null)[]): T[] => rows.filter((row): row is T & {} => row !== null);

const channelsByIds = async ({ loaders }: GatewayContext, ids: readonly string[]) =>
  present(await Promise.all(ids.map((id) => loaders.channels.byId.load(id))));

const placesOf =
  (kind: ZoneContentType) =>
  (
    { _id }: { _id: string },
    { channelId }: { channelId?: string | null },
    { loaders }: GatewayContext,
  ) => {
    if (channelId != null && !isId(channelId)) return [];
    return loaders.channels.placesOf(kind, channelId ?? undefined).load(_id);
  };

const stateOf = ({ _id }: { _id: string }, { loaders }: GatewayContext) =>
  loaders.channels.state?.load(_id) ?? null;

export const resolvers: Resolvers = {
  Query: {
    channels: async (_, __, context) =>
      (await asViewer(context, channelCalls.list, { query: {} })).data,
    channel: byId((id, _, { loaders }) => loaders.channels.byId.load(id)),
    recommendedChannels: async (_, __, { upstream }) =>
      (await upstream.shared(channelCalls.recommended)).data,
    channelHotList: async (_, { count }, { upstream }) => {
      const maxCount = Math.min(Math.max(count ?? 5, 1), MAX_HOT);
      return (await upstream.shared(channelCalls.hotList, { query: { maxCount } })).data;
    },
  },
  Channel: {
    competitions: ofId((id, args, context) =>
      asViewer(context, channelContentCalls.competitions, {
        params: { id },
        query: paging(args, 10),
      }),
    ),
    moderators: async ({ _id }, _, { loaders }) => {
      const named = await loaders.channels.moderators.load(_id);
      return present(await Promise.all(named.map(({ User }) => loaders.members.byId.load(User))));
    },
    sections: ({ _id }, { includeHidden }, { loaders }) => {
      const { allSections, sections } = loaders.channels;
      return ((includeHidden && allSections) || sections).load(_id);
    },
    forum: ({ _id, ForumEnabled }, _, { loaders }) =>
      ForumEnabled ? loaders.forum.byId.load(_id) : null,
    viewerFollows: async (zone, _, context) => (await stateOf(zone, context))?.isSubscribed ?? null,
    viewerMail: async (zone, _, context) => (await stateOf(zone, context))?.isEnrolled ?? null,
    viewerModerates: async (zone, _, context) => (await stateOf(zone, context))?.isAdmin ?? null,
    viewerHasNews: async (zone, _, context) => {
      const state = await stateOf(zone, context);
      if (!state) return null;
      const times = { lastModified: zone.LastModifyDate, lastViewed: state.LastViewDate };
      return state.isSubscribed && hasChannelNews(times);
    },
  },
  ChannelSection: {
    isHidden: ({ IsActivated }: ZoneSection) => !IsActivated,
  },
  ChannelHotItem: {
    project: ({ Lab }) => Lab,
    channels: ({ Zones }, _, context) => channelsByIds(context, Zones),
  },
  ChannelPlace: {
    channel: ({ Zone }, _, { loaders }) => loaders.channels.byId.load(Zone),
  },
  Project: { channelPlaces: placesOf('Lab') },
  Dataset: { channelPlaces: placesOf('Dataset') },
  Competition: { channelPlaces: placesOf('Competition') },
  Member: {
    moderatedChannels: async ({ _id }, _, context) => {
      const named = await context.loaders.channels.moderatedBy.load(_id);
      return channelsByIds(
        context,
        named.map(({ Zone }) => Zone),
      );
    },
  },
  Viewer: {
    channels: ofCaller(async (_, context) => {
      const { data } = await context.member().call(channelCalls.subscriptions);
      return channelsByIds(
        context,
        data.map(({ Zone }) => Zone),
      );
    }),
  },
};
