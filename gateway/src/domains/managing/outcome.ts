import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { participationCalls } from '@whaletide/schema/domains/managing/rest/participation.ts';
import { competitionNow } from './competition-now.ts';
import { inputs } from './inputs.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { requireId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';

/** Resolvers of a competition's outcome: what its managers look at, and what they decide. */
export const outcome: Resolvers = {
  Query: {
    managedTeams: (_, args, context) =>
      context.member().call(outcomeCalls.teams, {
        params: { id: requireId(args.competitionId, 'competitionId') },
        query: {
          ...paging(args, 20),
          ...(args.name?.trim() && { Name: args.name.trim() }),
          ...(args.banned != null && { Banned: args.banned }),
        },
      }),

    competitionParticipation: (_, { competitionId }, context) =>
      context.member().call(participationCalls.get, {
        params: { id: requireId(competitionId, 'competitionId') },
      }),

    standings: async (_, args, context) => {
      const { stageId, taskId, board, top, minScore } = args;
      const query = {
        Board: board === 'leaderboard' ? ('public' as const) : ('private' as const),
        ...(taskId != null && { Task: requireId(taskId, 'taskId') }),
        ...(top != null && { Top: top }),
        ...(minScore != null && { MinScore: minScore }),
      };
      const params = { id: requireId(stageId, 'stageId') };
      return (await context.member().call(outcomeCalls.standings, { params, query })).data;
    },
  },
  Mutation: {
    setTeamBanned: (_, { input }, context) =>
      inputs.setTeamBanned.send(context.member(), { ...input, reason: input.reason ?? '' }),

    publishFinalRanking: async (_, { input }, context) => {
      await inputs.publishFinalRanking.send(context.member(), input);
      return competitionNow(context, input.competitionId);
    },

    withdrawFinalRanking: async (_, { input }, context) => {
      await inputs.withdrawFinalRanking.send(context.member(), input);
      return competitionNow(context, input.competitionId);
    },
  },
};
