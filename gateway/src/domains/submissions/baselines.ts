import { baselineCalls } from '@whaletide/schema/domains/submissions/rest/baselines.ts';
import { requireId } from '#graphql/ids.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { inputs } from './inputs.ts';

/** Results that organizers hand in to compare with. */
export const baselines: Resolvers = {
  Query: {
    taskBaselines: async (_, { taskId }, context) => {
      const params = { id: requireId(taskId, 'taskId') };
      return (await context.member().call(baselineCalls.list, { params })).data;
    },
  },
  Mutation: {
    createBaseline: (_, { input }, context) => inputs.createBaseline.send(context.member(), input),
    deleteBaseline: async (_, { input }, context) => {
      await inputs.deleteBaseline.send(context.member(), input);
      return input.id;
    },
  },
};
