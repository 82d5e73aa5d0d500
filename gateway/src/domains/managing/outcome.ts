import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { participationCalls } from '@whaletide/schema/domains/managing/rest/participation.ts';
import { competitionNow } from './competition-now.ts';
import { inputs } from './inputs.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { ofId } from '#graphql/ahead.ts';
import { requireId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';

/** Resolvers of a competition's outcome: what its managers look at, and what they decide. */
export const outcome: Resolvers = {
  Stage: {
    standings: ofId(async (id, { taskId, board, cut }, context) => {
      const query = {
        Board: board === 'leaderboard' ? ('public' as const) : ('private' as const),
        ...(taskId != null && { Task: requireId(taskId, 'taskId') }),
        ...(cut?.top != null && { Top: cut.top }),
        ...(cut?.minScore != null && { MinScore: cut.minScore }),
      };
      return (await context.member().call(outcomeCalls.standings, { params: { id }, query })).data;
    }),
  },
  Competition: {
    managedTeams: ofId((id, args, context) =>
      context.member().call(outcomeCalls.teams, {
        params: { id },
        query: {
          ...paging(args, 20),
          ...(args.name?.trim() && { Name: args.name.trim() }),
          ...(args.banned != null && { Banned: args.banned }),
        },
      }),
    ),
    participation: ofId((id, _, context) =>
      context.member().call(participationCalls.get, { params: { id } }),
    ),
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
