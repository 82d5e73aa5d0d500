import { ofId } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { competitionNow } from './competition-now.ts';
import { inputs } from './inputs.ts';

/** Resolvers of the roles that members have in a competition. */
export const roles: Resolvers = {
  Competition: {
    roleHolders: ofId(async (id, _, { loaders }) => {
      const state = await loaders.competitions.state?.load(id);
      return state?.manages ? (loaders.managing.roleHolders?.load(id) ?? null) : null;
    }),
    viewerRole: ofId(async (id, _, { loaders }) => {
      const state = await loaders.competitions.state?.load(id);
      return state?.Role ?? (state?.manages ? 'owner' : null);
    }),
  },
  CompetitionRoleHolder: {
    member: ({ User }, _, { loaders }) => loaders.members.byId.load(User),
    givenBy: ({ GivenBy }, _, { loaders }) =>
      GivenBy === null ? null : loaders.members.byId.load(GivenBy),
  },
  Mutation: {
    setCompetitionRole: async (_, { input }, context) => {
      await inputs.setCompetitionRole.send(context.member(), input);
      return competitionNow(context, input.competitionId);
    },
    // A member who leaves may not see the competition any more.
    removeCompetitionRole: async (_, { input }, context) => {
      await inputs.removeCompetitionRole.send(context.member(), input);
      return { removedId: input.memberId };
    },
  },
};
