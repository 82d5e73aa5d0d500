import type { Competition, CompetitionSummary } from '@whaletide/schema/rest/competitions.ts';
import { type Organization, organizationCalls } from '@whaletide/schema/rest/organizations.ts';
import type { ManagedTeam, Standing } from '@whaletide/schema/rest/outcome.ts';
import type { CompetitionTask } from '@whaletide/schema/rest/stages.ts';
import { kindOf } from '@whaletide/schema/rules/competition-kind.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/domain.ts';
import { requireId } from '../../graphql/ids.ts';
import { paging, type PagingArguments } from '../../graphql/paging.ts';

interface ManagedArguments extends PagingArguments {
  series?: boolean | null;
  seriesId?: string | null;
}

/** A list's row lacks what only the competition's own document has. */
const whole = (
  row: CompetitionSummary | Competition,
  { loaders }: GatewayContext,
): Competition | Promise<Competition | null> =>
  'Tabs' in row ? row : loaders.competitions.byId.load(row._id);

/** How competitions are set, and what their organizers see of them. */
export const resolvers: Resolvers = {
  Organization: {
    managedCompetitions: (row: Organization, args: ManagedArguments, context) =>
      context.member().call(organizationCalls.competitions, {
        params: { shortName: row.ShortName },
        query: {
          ...paging(args, 20),
          ...(args.series != null && { IsSeriesCompetition: args.series }),
          ...(args.seriesId != null && { SeriesCompetition: requireId(args.seriesId, 'seriesId') }),
        },
      }),
  },
  Competition: {
    kind: (row: CompetitionSummary) =>
      kindOf({ isSeries: row.IsSeriesCompetition, detailType: row.DetailType }),
    organization: async (row: CompetitionSummary, _: never, context) => {
      const competition = await whole(row, context);
      return competition?.Organization
        ? context.loaders.organizations.byId.load(competition.Organization._id)
        : null;
    },
    series: async (row: CompetitionSummary, _: never, context) =>
      (await whole(row, context))?.SeriesCompetition ?? null,
    publishesToAll: async (row: CompetitionSummary, _: never, context) =>
      (await whole(row, context))?.PublishAll ?? null,
    opensForum: async (row: CompetitionSummary, _: never, context) =>
      (await whole(row, context))?.PublishForum ?? null,
    limitsRegistrations: async (row: CompetitionSummary, _: never, context) =>
      (await whole(row, context))?.RelatedCompetitionRegisterLimit ?? null,
    waiting: (row: CompetitionSummary, _: never, { loaders }) =>
      loaders.managing.waiting?.load(row._id) ?? null,
    viewerManages: async (row: CompetitionSummary, _: never, { loaders }) =>
      (await loaders.competitions.state?.load(row._id))?.manages ?? false,
  },
  CompetitionTask: {
    management: async (task: CompetitionTask, _: never, { loaders }) => {
      const ofStage = await loaders.managing.ofStage?.load(task.Stage);
      return ofStage?.find(({ Task }) => Task === task._id) ?? null;
    },
  },
  ManagedTeam: {
    team: (row: ManagedTeam, _: never, { loaders }) => loaders.teams.byId.load(row.Team),
    stage: (row: ManagedTeam, _: never, { loaders }) =>
      row.Stage && loaders.competitions.stage.load(row.Stage),
  },
  Standing: {
    team: (row: Standing, _: never, { loaders }) => loaders.teams.byId.load(row.Team),
  },
};
