import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { levelOf } from '@whaletide/schema/domains/growth/rules/growth.ts';
import { asViewer } from '../../graphql/as-viewer.ts';
import { isId, requireId } from '../../graphql/ids.ts';
import { paging } from '../../graphql/paging.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { inputs } from './inputs.ts';

export const resolvers: Resolvers = {
  Query: {
    member: (_, { id }, { loaders }) => (isId(id) ? loaders.members.byId.load(id) : null),
    memberFollowers: (_, args, context) =>
      asViewer(context, memberCalls.followers, {
        params: { id: requireId(args.memberId, 'memberId') },
        query: paging(args, 20),
      }),
    memberFollowees: (_, args, context) =>
      asViewer(context, memberCalls.followees, {
        params: { id: requireId(args.memberId, 'memberId') },
        query: paging(args, 20),
      }),
  },
  Mutation: {
    follow: (_, { input: { kind, id } }, context) => {
      const target = requireId(id, 'id');
      return kind === 'MEMBER'
        ? context.member().call(memberCalls.follow, { body: { Target: target } })
        : context.member().call(columnCalls.subscribe, { body: { Column: target } });
    },
    unfollow: (_, { input: { kind, id } }, context) => {
      const target = requireId(id, 'id');
      return kind === 'MEMBER'
        ? context.member().call(memberCalls.unfollow, { query: { Target: target } })
        : context.member().call(columnCalls.unsubscribe, { query: { column: target } });
    },
    updateHomepage: (_, { input }, context) => inputs.updateHomepage.send(context.member(), input),
  },
  Member: {
    level: (member) => levelOf(member.GrowthScore),
    viewerFollows: async (member, _, { loaders }) => {
      const { following } = loaders.members;
      return following ? (await following.load(member._id)) !== null : null;
    },
  },
  MemberFollow: {
    member: ({ User }, _, { loaders }) => loaders.members.byId.load(User),
  },
  FollowTarget: {
    __resolveType: (target) => ('GrowthScore' in target ? 'Member' : 'Column'),
  },
};
