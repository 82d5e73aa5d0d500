import type { Competition, CompetitionSummary } from '@whaletide/schema/rest/competitions.ts';
import type { CompetitionTask } from '@whaletide/schema/rest/stages.ts';
import {
  Organization,
  organisationCalls,
  OrganizationMember,
  OrganizationMembership,
} from '@whaletide/schema/rest/organisations.ts';
import { PageOf } from '@whaletide/schema/rest/common.ts';
import { ManagedFile, SolutionRows, TaskManagement } from '@whaletide/schema/rest/managing.ts';
import { ManagedTeam, outcomeCalls, Standing, Waiting } from '@whaletide/schema/rest/outcome.ts';
import { kindOf } from '@whaletide/schema/rules/competition-kind.ts';
import type { Domain } from '../../graphql/domain.ts';
import { requireId } from '../../graphql/ids.ts';
import { paging, type PagingArguments } from '../../graphql/paging.ts';
import { Refusal } from '../../refusal.ts';
import {
  administrationFields,
  administrationMutations,
  administrationQueries,
} from './administration.ts';
import { managingMutations } from './managing.ts';
import { outcomeMutations, outcomeQueries } from './outcome.ts';
import { isShortName } from './short-name.ts';

interface ManagedArguments extends PagingArguments {
  series?: boolean | null;
  seriesId?: string | null;
}

const Promotion = outcomeCalls.promote.response;

/** Null where the backend has none of that name. */
const orNull = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

export const organisations: Domain = {
  restTypes: {
    Organisation: Organization,
    OrganisationMembership: OrganizationMembership,
    OrganisationPage: PageOf(Organization),
    OrganisationMemberPage: PageOf(OrganizationMember),
    OrganisationMember: OrganizationMember,
    TaskManagement,
    SolutionRows,
    ManagedFile,
    ManagedTeamPage: PageOf(ManagedTeam),
    ManagedTeam,
    Standing,
    Promotion,
    CompetitionWaiting: Waiting,
  },
  enums: {
    OrganisationRole: { values: { ADMIN: 'admin', MEMBER: 'member' }, rest: 'UNKNOWN' },
    CompetitionKind: {
      values: { COMPETITION: 'competition', EXERCISE: 'exercise', SERIES: 'series' },
    },
    PublishStatus: { values: { COMMUNITY: 1, ORGANISATION: 2 }, rest: 'UNKNOWN' },
  },
  resolvers: {
    Query: {
      organisation: (_: never, { shortName }: { shortName: string }, { upstream }) =>
        isShortName(shortName)
          ? orNull(upstream.shared(organisationCalls.get, { params: { shortName } }))
          : null,
      ...outcomeQueries,
      ...administrationQueries,
    },
    Viewer: {
      organisations: (_: never, __: never, { loaders }) => loaders.organisations.mine(),
    },
    Organisation: {
      ...administrationFields.Organisation,
      managedCompetitions: (row: Organization, args: ManagedArguments, context) =>
        context.member().call(organisationCalls.competitions, {
          params: { shortName: row.ShortName },
          query: {
            ...paging(args, 20),
            ...(args.series != null && { IsSeriesCompetition: args.series }),
            ...(args.seriesId != null && {
              SeriesCompetition: requireId(args.seriesId, 'seriesId'),
            }),
          },
        }),
    },
    OrganisationMember: { ...administrationFields.OrganisationMember },
    Competition: {
      kind: (row: CompetitionSummary) =>
        kindOf({ isSeries: row.IsSeriesCompetition, detailType: row.DetailType }),
      organisation: async (row: CompetitionSummary | Competition, _: never, { loaders }) => {
        const whole = 'Tabs' in row ? row : await loaders.competitions.byId.load(row._id);
        return whole?.Organization ? loaders.organisations.byId.load(whole.Organization._id) : null;
      },
      series: async (row: CompetitionSummary | Competition, _: never, { loaders }) => {
        const whole = 'Tabs' in row ? row : await loaders.competitions.byId.load(row._id);
        return whole?.SeriesCompetition ?? null;
      },
      publishesToAll: async (row: CompetitionSummary | Competition, _: never, { loaders }) => {
        const whole = 'Tabs' in row ? row : await loaders.competitions.byId.load(row._id);
        return whole?.PublishAll ?? null;
      },
      opensForum: async (row: CompetitionSummary | Competition, _: never, { loaders }) => {
        const whole = 'Tabs' in row ? row : await loaders.competitions.byId.load(row._id);
        return whole?.PublishForum ?? null;
      },
      limitsRegistrations: async (row: CompetitionSummary | Competition, _: never, { loaders }) => {
        const whole = 'Tabs' in row ? row : await loaders.competitions.byId.load(row._id);
        return whole?.RelatedCompetitionRegisterLimit ?? null;
      },
      waiting: (row: CompetitionSummary, _: never, { loaders }) =>
        loaders.organisations.waiting?.load(row._id) ?? null,
      viewerManages: async (row: CompetitionSummary, _: never, { loaders }) =>
        (await loaders.competitions.state?.load(row._id))?.manages ?? false,
    },
    CompetitionTask: {
      management: async (task: CompetitionTask, _: never, { loaders }) => {
        const ofStage = await loaders.organisations.management?.load(task.Stage);
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
    Mutation: { ...managingMutations, ...outcomeMutations, ...administrationMutations },
  },
};
