import { badgeCalls } from '@whaletide/schema/domains/badges/rest.ts';
import { ofId } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

export const resolvers: Resolvers = {
  Site: {
    badgeKinds: async (_, __, { upstream }) => (await upstream.shared(badgeCalls.settings)).data,
  },
  Member: {
    badges: ofId((id, _, { loaders }) => loaders.badges.ofMember.load(id)),
  },
};
