import { trashCalls } from '@whaletide/schema/domains/managing/rest/trash.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { competitionNow } from './competition-now.ts';
import { inputs } from './inputs.ts';

/** Resolvers of the competitions in the trash. */
export const trash: Resolvers = {
  Organization: {
    trashedCompetitions: async ({ ShortName }, _, context) =>
      (await context.member().call(trashCalls.list, { params: { shortName: ShortName } })).data,
  },
  TrashedCompetition: {
    trashedBy: ({ TrashedBy }, _, { loaders }) =>
      TrashedBy === null ? null : loaders.members.byId.load(TrashedBy),
  },
  Mutation: {
    restoreCompetition: async (_, { input }, context) => {
      await inputs.restoreCompetition.send(context.member(), input);
      return competitionNow(context, input.competitionId);
    },
  },
};
