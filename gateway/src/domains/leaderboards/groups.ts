import { leaderboardGroupCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import { inputs } from './inputs.ts';
import { ofId } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { requireId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';

/** Groups of a task's boards, and what organizers do with them. */
export const groups: Resolvers = {
  Query: {
    leaderboardTeams: (_, args, context) =>
      context.member().call(leaderboardGroupCalls.teams, {
        params: { id: requireId(args.leaderboardId, 'leaderboardId') },
        query: {
          ...paging(args, 20),
          ...(args.name?.trim() && { Name: args.name.trim() }),
          ...(args.member != null && { Member: args.member }),
        },
      }),
  },
  Mutation: {
    deleteLeaderboardGroup: async (_, { input }, context) => {
      await inputs.deleteLeaderboardGroup.send(context.member(), input);
      return { deletedId: input.groupId };
    },
  },
  CompetitionTask: {
    leaderboardGroups: ofId((id, _, { loaders }) => loaders.leaderboards.groupsOf.load(id)),
  },
  Competition: {
    managedLeaderboardGroups: ofId(
      (id, _, { loaders }) => loaders.leaderboards.managedGroupsOf?.load(id) ?? [],
    ),
  },
  LeaderboardTeam: {
    team: (row, _, { loaders }) => loaders.teams.current.load(row.Team),
  },
};
