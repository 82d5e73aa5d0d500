import { trialCalls } from '@whaletide/schema/domains/submissions/rest/trial.ts';
import { requireId } from '#graphql/ids.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

/** Resolver of the trial runs of tasks. */
export const trial: Resolvers = {
  Query: {
    taskTrial: (_, { taskId }, context) =>
      context.member().call(trialCalls.run, { params: { id: requireId(taskId, 'taskId') } }),
  },
};
