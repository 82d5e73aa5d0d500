import { competitionCalls } from '@whaletide/schema/rest/competitions.ts';
import { outcomeCalls } from '@whaletide/schema/rest/outcome.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/domain.ts';
import { requireId } from '../../graphql/ids.ts';
import { paging, type PagingArguments } from '../../graphql/paging.ts';

interface Input<T> {
  input: T;
}

const competitionNow = (context: GatewayContext, id: string) =>
  context.member().call(competitionCalls.get, { params: { id } });

/** What comes of a competition: what its managers look at, and what they decide. */
export const outcome: Resolvers = {
  Query: {
    managedTeams: (
      _: never,
      args: PagingArguments & {
        competitionId: string;
        name?: string | null;
        banned?: boolean | null;
      },
      context,
    ) =>
      context.member().call(outcomeCalls.teams, {
        params: { id: requireId(args.competitionId, 'competitionId') },
        query: {
          ...paging(args, 20),
          ...(args.name?.trim() && { Name: args.name.trim() }),
          ...(args.banned != null && { Banned: args.banned }),
        },
      }),

    standings: async (
      _: never,
      args: {
        stageId: string;
        taskId?: string | null;
        /** As the leaderboards name it. */
        board?: 'leaderboard' | 'privateLb' | null;
        top?: number | null;
        minScore?: number | null;
      },
      context,
    ) => {
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
    setTeamBanned: (
      _: never,
      { input }: Input<{ teamId: string; banned: boolean; reason?: string | null }>,
      context,
    ) => {
      const params = { id: requireId(input.teamId, 'teamId') };
      const body = { Banned: input.banned, Reason: input.reason ?? '' };
      return context.member().call(outcomeCalls.ban, { params, body });
    },

    promoteTeams: (_: never, { input }: Input<{ stageId: string; teamIds: string[] }>, context) => {
      const params = { id: requireId(input.stageId, 'stageId') };
      const body = { Teams: input.teamIds.map((id) => requireId(id, 'teamIds')) };
      return context.member().call(outcomeCalls.promote, { params, body });
    },

    publishFinalRanking: async (
      _: never,
      {
        input,
      }: Input<{
        competitionId: string;
        rows: { teamId: string; reward: string; coins: number }[];
      }>,
      context,
    ) => {
      const id = requireId(input.competitionId, 'competitionId');
      const Ranking = input.rows.map(({ teamId, reward, coins }) => ({
        Team: requireId(teamId, 'rows'),
        Reward: reward,
        Coins: coins,
      }));
      await context
        .member()
        .call(outcomeCalls.publishRanking, { params: { id }, body: { Ranking } });
      return competitionNow(context, id);
    },

    withdrawFinalRanking: async (
      _: never,
      { input }: Input<{ competitionId: string }>,
      context,
    ) => {
      const id = requireId(input.competitionId, 'competitionId');
      await context.member().call(outcomeCalls.withdrawRanking, { params: { id } });
      return competitionNow(context, id);
    },

    announceToCompetition: (
      _: never,
      { input }: Input<{ competitionId: string; title: string; content: string }>,
      context,
    ) => {
      const params = { id: requireId(input.competitionId, 'competitionId') };
      const body = { Title: input.title, Content: input.content };
      return context.member().call(outcomeCalls.announce, { params, body });
    },
  },
};
