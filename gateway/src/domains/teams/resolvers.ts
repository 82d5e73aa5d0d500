import type { Member } from '@whaletide/schema/domains/members/rest.ts';
import { applicationCalls, teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import { byId, ofId } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { requireId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';

export const resolvers: Resolvers = {
  Query: {
    team: byId((id, _, { loaders }) => loaders.teams.current.load(id)),
  },
  Team: {
    captain: (team, _, { loaders }) => loaders.members.byId.load(team.Captain),
    members: async (team, _, { loaders }) => {
      const ids = [team.Captain, ...team.Members.filter((id) => id !== team.Captain)];
      const found = await Promise.all(ids.map((id) => loaders.members.byId.load(id)));
      return found.filter((member): member is Member => member !== null);
    },
    membersCount: (team) => team.Members.length,
    applications: ofId((id, args, context) =>
      context.member().call(applicationCalls.list, {
        query: {
          ...paging(args, 100),
          Team: id,
          received: args.received,
          ...(args.status != null && { Status: args.status }),
        },
      }),
    ),
    quotas: ofId(async (id, { mergedWithId }, context) => {
      const query = mergedWithId == null ? {} : { With: requireId(mergedWithId, 'mergedWithId') };
      return (await context.member().call(teamCalls.quotas, { params: { id }, query })).data;
    }),
    competition: (team, _, { loaders }) => loaders.competitions.byId.load(team.Competition),
  },
  TeamApplication: {
    team: (row, _, { loaders }) => {
      const id = row.To ?? row.Team;
      return id === null ? null : loaders.teams.current.load(id);
    },
    fromTeam: (row, _, { loaders }) =>
      row.From === null ? null : loaders.teams.current.load(row.From),
    member: (row, _, { loaders }) =>
      row.Member === null ? null : loaders.members.byId.load(row.Member),
    sender: (row, _, { loaders }) => loaders.members.byId.load(row.Sender),
  },
  TeamQuota: {
    task: (quota, _, { loaders }) => loaders.competitions.task.load(quota.Task),
  },
  Competition: {
    teams: ofId((id, args, { upstream }) =>
      upstream.shared(teamCalls.list, {
        query: {
          ...paging(args, 12),
          Competition: id,
          ...(args.name?.trim() && { Name: args.name.trim() }),
        },
      }),
    ),
    isTeamNameLocked: ofId(
      async (id, _, { loaders }) =>
        (await loaders.competitions.byId.load(id))?.TeamNameLocked ?? null,
    ),
    requiresSameUniversity: ofId(
      async (id, _, { loaders }) =>
        (await loaders.competitions.byId.load(id))?.TeamSameUniversity ?? null,
    ),
    teamNotification: ofId(
      async (id, _, { loaders }) =>
        (await loaders.competitions.byId.load(id))?.TeamNotification ?? null,
    ),
  },
  CompetitionViewerState: {
    pendingApplicationsCount: async ({ team }, _, { loaders }) =>
      team === null ? null : ((await loaders.teams.pending?.load(team))?.Count ?? null),
  },
};
