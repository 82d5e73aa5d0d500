import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { applicationType, type Team, teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { inputs } from './inputs.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { requireId } from '#graphql/ids.ts';

/** Primes the loader with a team that was just changed, so that it is shown as it is now. */
const changed = async (context: GatewayContext, answer: Promise<Team>): Promise<Team> => {
  const team = await answer;
  context.loaders.teams.byId.prime(team._id, team);
  return team;
};

/** Mutations of members and captains on their teams. */
export const mutations: Resolvers = {
  Mutation: {
    applyToTeam: (_, { input }, context) => {
      const body = { Type: applicationType.merge };
      return inputs.applyToTeam.send(context.member(), input, { body });
    },

    requestMemberRemoval: (_, { input }, context) => {
      const body = { Type: applicationType.removal };
      return inputs.requestMemberRemoval.send(context.member(), input, { body });
    },

    requestTeamLeave: (_, { input }, context) => {
      const body = { Type: applicationType.leave };
      return inputs.requestTeamLeave.send(context.member(), input, { body });
    },

    updateTeam: (_, { input }, context) =>
      changed(context, inputs.updateTeam.send(context.member(), input)),

    setTeamReceiving: (_, { input }, context) =>
      changed(context, inputs.setTeamReceiving.send(context.member(), input)),

    transferTeamCaptaincy: (_, { input }, context) =>
      changed(context, inputs.transferTeamCaptaincy.send(context.member(), input)),

    dissolveTeam: async (_, { input }, context) => {
      const member = context.member();
      const params = { id: requireId(input.teamId, 'teamId') };
      const { Competition } = await member.call(teamCalls.get, { params });
      await inputs.dissolveTeam.send(member, input);
      return member.call(competitionCalls.get, { params: { id: Competition } });
    },
  },
};
