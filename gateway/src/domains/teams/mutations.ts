import { competitionCalls } from '@whaletide/schema/rest/competitions.ts';
import {
  applicationCalls,
  applicationType,
  type Team,
  teamCalls,
} from '@whaletide/schema/rest/teams.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { requireId } from '../../graphql/ids.ts';
import { renameField } from '../../graphql/rename-field.ts';

interface OfTeam {
  teamId: string;
}

/** Inputs that REST has other names for. */
const fields = {
  to: 'teamId',
  team: 'teamId',
  member: 'memberId',
  content: 'note',
  receiveApplication: 'receives',
};

const teamParams = ({ teamId }: OfTeam) => ({ id: requireId(teamId, 'teamId') });

/** What was just changed is shown as it is now. */
const changed = async (context: GatewayContext, answer: Promise<Team>): Promise<Team> => {
  const team = await renameField(answer, fields);
  context.loaders.teams.byId.prime(team._id, team);
  return team;
};

/** What members and captains do with their teams (spec 2, section 7: Teams). */
export const mutations: Resolvers = {
  Mutation: {
    applyToTeam: (_, { input }, context) => {
      const To = requireId(input.teamId, 'teamId');
      const body = { Type: applicationType.merge, To, Content: input.note };
      return renameField(context.member().call(applicationCalls.create, { body }), fields);
    },

    requestMemberRemoval: (_, { input }, context) => {
      const Team = requireId(input.teamId, 'teamId');
      const Member = requireId(input.memberId, 'memberId');
      const body = { Type: applicationType.removal, Team, Member };
      return renameField(context.member().call(applicationCalls.create, { body }), fields);
    },

    requestTeamLeave: (_, { input }, context) => {
      const body = { Type: applicationType.leave, Team: requireId(input.teamId, 'teamId') };
      return renameField(context.member().call(applicationCalls.create, { body }), fields);
    },

    answerTeamApplication: (_, { input }, context) => {
      const params = { id: requireId(input.applicationId, 'applicationId') };
      const body = { Status: input.answer };
      return context.member().call(applicationCalls.answer, { params, body });
    },

    updateTeam: (_, { input }, context) => {
      const { name, description, image } = input;
      const picture = image && {
        key: image.key,
        ext: image.ext,
        name: image.name,
        size: image.size,
      };
      const body = {
        ...(name != null && { Name: name }),
        ...(description != null && { Description: description }),
        ...(picture !== undefined && { Image: picture }),
      };
      const params = teamParams(input);
      return changed(context, context.member().call(teamCalls.update, { params, body }));
    },

    setTeamReceiving: (_, { input }, context) => {
      const body = { ReceiveApplication: input.receives };
      const params = teamParams(input);
      return changed(context, context.member().call(teamCalls.update, { params, body }));
    },

    transferTeamCaptaincy: (_, { input }, context) => {
      const body = { userId: requireId(input.memberId, 'memberId') };
      const params = teamParams(input);
      return changed(context, context.member().call(teamCalls.transfer, { params, body }));
    },

    dissolveTeam: async (_, { input }, context) => {
      const member = context.member();
      const params = teamParams(input);
      const { Competition } = await member.call(teamCalls.get, { params });
      await renameField(member.call(teamCalls.dissolve, { params }), fields);
      return member.call(competitionCalls.get, { params: { id: Competition } });
    },
  },
};
