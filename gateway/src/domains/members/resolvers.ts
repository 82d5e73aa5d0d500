import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { levelOf } from '@whaletide/schema/domains/growth/rules/growth.ts';
import { byId, ofId } from '#graphql/ahead.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { asViewer } from '#graphql/as-viewer.ts';
import { requireId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

type Own = ReturnType<GatewayContext['member']>;

const follow = {
  MEMBER: (own: Own, Target: string) => own.call(memberCalls.follow, { body: { Target } }),
  COLUMN: (own: Own, Column: string) => own.call(columnCalls.subscribe, { body: { Column } }),
  CHANNEL: (own: Own, Zone: string) => own.call(channelCalls.subscribe, { body: { Zone } }),
};

const unfollow = {
  MEMBER: (own: Own, Target: string) => own.call(memberCalls.unfollow, { query: { Target } }),
  COLUMN: (own: Own, column: string) => own.call(columnCalls.unsubscribe, { query: { column } }),
  CHANNEL: (own: Own, Zone: string) => own.call(channelCalls.unsubscribe, { query: { Zone } }),
};

export const resolvers: Resolvers = {
  Query: {
    member: byId((id, _, { loaders }) => loaders.members.byId.load(id)),
  },
  Mutation: {
    follow: (_, { input: { kind, id } }, context) =>
      follow[kind](context.member(), requireId(id, 'id')),
    unfollow: (_, { input: { kind, id } }, context) =>
      unfollow[kind](context.member(), requireId(id, 'id')),
  },
  Member: {
    level: (member) => levelOf(member.GrowthScore),
    viewerFollows: ofId(async (id, _, { loaders }) => {
      const { following } = loaders.members;
      return following ? (await following.load(id)) !== null : null;
    }),
    followers: ofId((id, args, context) =>
      asViewer(context, memberCalls.followers, { params: { id }, query: paging(args, 20) }),
    ),
    followees: ofId((id, args, context) =>
      asViewer(context, memberCalls.followees, { params: { id }, query: paging(args, 20) }),
    ),
  },
  MemberFollow: {
    member: ({ User }, _, { loaders }) => loaders.members.byId.load(User),
  },
  FollowTarget: {
    __resolveType: (target) => {
      if ('GrowthScore' in target) return 'Member';
      return 'Owner' in target ? 'Column' : 'Channel';
    },
  },
};
