import { baselineCalls } from '@whaletide/schema/domains/submissions/rest/baselines.ts';
import { ofId } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { inputs } from './inputs.ts';

/** Results that organizers hand in to compare with. */
export const baselines: Resolvers = {
  CompetitionTask: {
    baselines: ofId(
      async (id, _, context) =>
        (await context.member().call(baselineCalls.list, { params: { id } })).data,
    ),
  },
  Mutation: {
    createBaseline: (_, { input }, context) => inputs.createBaseline.send(context.member(), input),
    deleteBaseline: async (_, { input }, context) => {
      await inputs.deleteBaseline.send(context.member(), input);
      return { deletedId: input.id };
    },
  },
};
