import { trackingCalls } from '@whaletide/schema/domains/tracking/rest.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { inputs } from './inputs.ts';

export const resolvers: Resolvers = {
  Administration: {
    trackedCounts: (_, args, context) => {
      const query = { ...paging(args, 20), ...(args.name != null && { Name: args.name }) };
      return context.member().call(trackingCalls.counts, { query });
    },
  },
  Mutation: {
    track: async (_, { input }, { own, upstream }) => {
      await (own ? inputs.track.send(own, input) : inputs.track.visit(upstream, input));
      return { ok: true };
    },
  },
};
