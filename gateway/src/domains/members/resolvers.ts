import { levelOf } from '@whaletide/schema/rules/growth.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { isId } from '../../graphql/ids.ts';

export const resolvers: Resolvers = {
  Query: {
    member: (_, { id }, { loaders }) => (isId(id) ? loaders.members.byId.load(id) : null),
  },
  Member: {
    level: (member) => levelOf(member.GrowthScore),
  },
};
