import { administrationCalls } from '@whaletide/schema/domains/managing/rest/administration.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

/** Counts for administrators and the support, over all domains. */
export const administration: Resolvers = {
  Administration: {
    counts: (_, __, context) => context.member().call(administrationCalls.counts),
  },
};
