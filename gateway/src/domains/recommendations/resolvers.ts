import { recommendationCalls } from '@whaletide/schema/domains/recommendations/rest.ts';
import { BLOCK_TARGETS, MAX_AT_ONCE } from '@whaletide/schema/domains/recommendations/rules.ts';
import { isId } from '#graphql/ids.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

/** Ids that one call takes. */
const MAX_IDS = 100;

export const resolvers: Resolvers = {
  Query: {
    recommendations: (_, { type, except, first }, context) => {
      const not = (except ?? []).filter(isId).slice(-MAX_IDS);
      const perPage = Math.min(Math.max(first ?? BLOCK_TARGETS, 1), MAX_AT_ONCE);
      return context.member().call(recommendationCalls.list, {
        query: { type, perPage, ...(not.length > 0 && { not: not.join(',') }) },
      });
    },
  },
  Recommendation: {
    // Members who have been stopped since aren't recommended.
    target: async ({ Type, _id }, _, { loaders }) => {
      if (Type === 'COLUMN') return loaders.columns.byId.load(_id);
      if (Type === 'ZONE') return loaders.channels.byId.load(_id);
      const member = await loaders.members.byId.load(_id);
      return member?.Deactivated ? null : member;
    },
  },
};
