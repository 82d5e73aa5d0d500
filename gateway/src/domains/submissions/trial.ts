import { trialCalls } from '@whaletide/schema/domains/submissions/rest/trial.ts';
import { ofId } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

/** Resolver of the trial runs of tasks. */
export const trial: Resolvers = {
  CompetitionTask: {
    trial: ofId((id, _, context) => context.member().call(trialCalls.run, { params: { id } })),
  },
};
