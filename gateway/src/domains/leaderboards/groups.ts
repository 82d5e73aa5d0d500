import {
  type GroupSettings,
  leaderboardGroupCalls,
} from '@whaletide/schema/rest/leaderboard-groups.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { requireId } from '../../graphql/ids.ts';
import { paging } from '../../graphql/paging.ts';

interface GroupInput {
  name: string;
  active: boolean;
  leaderboards: {
    id?: string | null;
    name: string;
    active: boolean;
    startDate?: string | null;
    endDate?: string | null;
    allTeams: boolean;
  }[];
}

const toSettings = ({ name, active, leaderboards }: GroupInput): GroupSettings => ({
  Name: name,
  IsActivated: active,
  leaderboards: leaderboards.map((board) => ({
    ...(board.id != null && { _id: requireId(board.id, 'leaderboards') }),
    Name: board.name,
    IsActivated: board.active,
    StartDate: board.startDate ?? null,
    EndDate: board.endDate ?? null,
    AllTeams: board.allTeams,
  })),
});

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
    createLeaderboardGroup: (_, { input }, context) =>
      context.member().call(leaderboardGroupCalls.create, {
        body: { Task: requireId(input.taskId, 'taskId'), ...toSettings(input.group) },
      }),

    updateLeaderboardGroup: (_, { input }, context) =>
      context.member().call(leaderboardGroupCalls.update, {
        params: { id: requireId(input.groupId, 'groupId') },
        body: toSettings(input.group),
      }),

    deleteLeaderboardGroup: async (_, { input }, context) => {
      const params = { id: requireId(input.groupId, 'groupId') };
      await context.member().call(leaderboardGroupCalls.remove, { params });
      return true;
    },

    setLeaderboardTeams: (_, { input }, context) =>
      context.member().call(leaderboardGroupCalls.setTeams, {
        params: { id: requireId(input.leaderboardId, 'leaderboardId') },
        body: {
          Add: input.add.map((id) => requireId(id, 'add')),
          Remove: input.remove.map((id) => requireId(id, 'remove')),
        },
      }),
  },
  CompetitionTask: {
    leaderboardGroups: (task, _, { loaders }) => loaders.leaderboards.groupsOf.load(task._id),
  },
  Competition: {
    managedLeaderboardGroups: (row, _, { loaders }) =>
      loaders.leaderboards.managedGroupsOf?.load(row._id) ?? [],
  },
  LeaderboardTeam: {
    team: (row, _, { loaders }) => loaders.teams.byId.load(row.Team),
  },
};
