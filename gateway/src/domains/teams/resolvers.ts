import type { CompetitionState, CompetitionSummary } from '@whaletide/schema/rest/competitions.ts';
import type { Member } from '@whaletide/schema/rest/members.ts';
import { type SubmissionQuota } from '@whaletide/schema/rest/submissions.ts';
import {
  applicationCalls,
  type Team,
  type TeamApplication,
  teamCalls,
} from '@whaletide/schema/rest/teams.ts';
import type { Resolvers } from '../../graphql/domain.ts';
import { isId, requireId } from '../../graphql/ids.ts';
import { paging, type PagingArguments } from '../../graphql/paging.ts';

interface ApplicationArguments extends PagingArguments {
  teamId: string;
  received: boolean;
  status?: number | null;
}

export const resolvers: Resolvers = {
  Query: {
    team: (_: never, { id }: { id: string }, { loaders }) =>
      isId(id) ? loaders.teams.current.load(id) : null,
    teams: (
      _: never,
      args: PagingArguments & { competitionId: string; name?: string | null },
      { upstream },
    ) =>
      upstream.shared(teamCalls.list, {
        query: {
          ...paging(args, 12),
          Competition: requireId(args.competitionId, 'competitionId'),
          ...(args.name?.trim() && { Name: args.name.trim() }),
        },
      }),
    teamApplications: (_: never, args: ApplicationArguments, context) =>
      context.member().call(applicationCalls.list, {
        query: {
          ...paging(args, 100),
          Team: requireId(args.teamId, 'teamId'),
          received: args.received,
          ...(args.status != null && { Status: args.status }),
        },
      }),
    teamQuotas: async (
      _: never,
      { teamId, mergedWithId }: { teamId: string; mergedWithId?: string | null },
      context,
    ) => {
      const member = context.member();
      const query = mergedWithId == null ? {} : { With: requireId(mergedWithId, 'mergedWithId') };
      const params = { id: requireId(teamId, 'teamId') };
      return (await member.call(teamCalls.quotas, { params, query })).data;
    },
  },
  Team: {
    captain: (team: Team, _: never, { loaders }) => loaders.members.byId.load(team.Captain),
    members: async (team: Team, _: never, { loaders }) => {
      const ids = [team.Captain, ...team.Members.filter((id) => id !== team.Captain)];
      const found = await Promise.all(ids.map((id) => loaders.members.byId.load(id)));
      return found.filter((member): member is Member => member !== null);
    },
    membersCount: (team: Team) => team.Members.length,
    competition: (team: Team, _: never, { loaders }) =>
      loaders.competitions.byId.load(team.Competition),
  },
  TeamApplication: {
    team: (row: TeamApplication, _: never, { loaders }) => {
      const id = row.To ?? row.Team;
      return id && loaders.teams.current.load(id);
    },
    fromTeam: (row: TeamApplication, _: never, { loaders }) =>
      row.From && loaders.teams.current.load(row.From),
    member: (row: TeamApplication, _: never, { loaders }) =>
      row.Member && loaders.members.byId.load(row.Member),
    sender: (row: TeamApplication, _: never, { loaders }) => loaders.members.byId.load(row.Sender),
  },
  TeamQuota: {
    task: (quota: SubmissionQuota, _: never, { loaders }) =>
      loaders.competitions.task.load(quota.Task),
  },
  Competition: {
    teamNameLocked: async (row: CompetitionSummary, _: never, { loaders }) =>
      (await loaders.competitions.byId.load(row._id))?.TeamNameLocked ?? null,
    teamSameUniversity: async (row: CompetitionSummary, _: never, { loaders }) =>
      (await loaders.competitions.byId.load(row._id))?.TeamSameUniversity ?? null,
    teamNotification: async (row: CompetitionSummary, _: never, { loaders }) =>
      (await loaders.competitions.byId.load(row._id))?.TeamNotification ?? null,
  },
  CompetitionViewerState: {
    pendingApplicationsCount: async ({ team }: CompetitionState, _: never, { loaders }) =>
      team === null ? null : ((await loaders.teams.pending?.load(team))?.Count ?? null),
  },
};
