import { type Member } from '@whaletide/schema/rest/members.ts';
import { levelOf } from '@whaletide/schema/rules/growth.ts';
import type { Resolvers } from '../../graphql/domain.ts';
import { isId } from '../../graphql/ids.ts';

export const resolvers: Resolvers = {
  Query: {
    member: (_: never, { id }: { id: string }, { loaders }) =>
      isId(id) ? loaders.members.byId.load(id) : null,
  },
  Member: {
    level: (member: Member) => levelOf(member.GrowthScore),
  },
};
