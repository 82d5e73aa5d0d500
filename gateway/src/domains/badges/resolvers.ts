import type { Resolvers } from '../../graphql/resolvers.generated.ts';

export const resolvers: Resolvers = {
  Member: {
    badges: (member, _, { loaders }) => loaders.badges.ofMember.load(member._id),
  },
};
