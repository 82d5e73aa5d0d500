import type {
  Competition,
  CompetitionSummary,
} from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { rescoringCalls } from '@whaletide/schema/domains/managing/rest/rescoring.ts';
import { organizationCalls } from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { kindOfDocument } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { ofId } from '#graphql/ahead.ts';
import type { GatewayContext } from '#graphql/context.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { requireId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';

/** A list's row lacks what only the competition's own document has. */
const whole = (
  row: CompetitionSummary | Competition,
  { loaders }: GatewayContext,
): Competition | Promise<Competition | null> =>
  'Tabs' in row ? row : loaders.competitions.byId.load(row._id);

/** Resolvers of how competitions are set, and of what their organizers see of them. */
export const resolvers: Resolvers = {
  Organization: {
    managedCompetitions: (row, args, context) =>
      context.member().call(organizationCalls.competitions, {
        params: { shortName: row.ShortName },
        query: {
          ...paging(args, 20),
          ...(args.series != null && { IsSeriesCompetition: args.series }),
          ...(args.name != null && { Name: args.name }),
          ...(args.state != null && { State: args.state }),
          ...(args.seriesId != null && { SeriesCompetition: requireId(args.seriesId, 'seriesId') }),
        },
      }),
  },
  Competition: {
    kind: kindOfDocument,
    organization: async (row, _, context) => {
      const competition = await whole(row, context);
      return competition?.Organization
        ? context.loaders.organizations.byId.load(competition.Organization._id)
        : null;
    },
    series: async (row, _, context) => (await whole(row, context))?.SeriesCompetition ?? null,
    publishesToAll: async (row, _, context) => (await whole(row, context))?.PublishAll ?? null,
    opensForum: async (row, _, context) => (await whole(row, context))?.PublishForum ?? null,
    limitsRegistrations: async (row, _, context) =>
      (await whole(row, context))?.RelatedCompetitionRegisterLimit ?? null,
    waiting: ofId((id, _, { loaders }) => loaders.managing.waiting?.load(id) ?? null),
    checklist: ofId(
      async (id, _, { loaders }) => (await loaders.managing.checklist?.load(id))?.Items ?? null,
    ),
    viewerManages: ofId(
      async (id, _, { loaders }) => (await loaders.competitions.state?.load(id))?.manages ?? false,
    ),
  },
  SolutionRows: {
    storedBy: ({ User }, _, { loaders }) =>
      User === null ? null : loaders.members.byId.load(User),
    downloadUrl: ({ Task }) => `/exports/tasks/${Task}/solution`,
  },
  Rescoring: {
    startedBy: ({ User }, _, { loaders }) =>
      User === null ? null : loaders.members.byId.load(User),
  },
  RescoringMove: { team: ({ Team }, _, { loaders }) => loaders.teams.current.load(Team) },
  CompetitionTask: {
    management: async (task, _, { loaders }) => {
      const ofStage = await loaders.managing.ofStage?.load(task.Stage);
      return ofStage?.find(({ Task }) => Task === task._id) ?? null;
    },
    rescoringMoves: ofId((id, args, context) =>
      context.member().call(rescoringCalls.moves, {
        params: { id, rescoring: requireId(args.rescoringId, 'rescoringId') },
        query: paging(args, 50),
      }),
    ),
  },
  ManagedTeam: {
    team: (row, _, { loaders }) => loaders.teams.current.load(row.Team),
    stage: (row, _, { loaders }) =>
      row.Stage === null ? null : loaders.competitions.stage.load(row.Stage),
  },
  Standing: {
    team: (row, _, { loaders }) => loaders.teams.current.load(row.Team),
  },
};
