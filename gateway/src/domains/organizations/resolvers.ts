import type { Competition, CompetitionSummary } from '@whaletide/schema/rest/competitions.ts';
import type { CompetitionTask } from '@whaletide/schema/rest/stages.ts';
import {
  Organization,
  organizationCalls,
  OrganizationMember,
  OrganizationMembership,
} from '@whaletide/schema/rest/organizations.ts';
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
import { managingMutations } from '../managing/settings.ts';
import { outcomeMutations, outcomeQueries } from '../managing/outcome.ts';
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

export const organizations: Domain = {
  restTypes: {
    Organization: Organization,
    OrganizationMembership: OrganizationMembership,
    OrganizationPage: PageOf(Organization),
    OrganizationMemberPage: PageOf(OrganizationMember),
    OrganizationMember: OrganizationMember,
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
    OrganizationRole: { values: { ADMIN: 'admin', MEMBER: 'member' }, rest: 'UNKNOWN' },
    CompetitionKind: {
      values: { COMPETITION: 'competition', EXERCISE: 'exercise', SERIES: 'series' },
    },
    PublishStatus: { values: { COMMUNITY: 1, ORGANIZATION: 2 }, rest: 'UNKNOWN' },
  },
  resolvers: {
    Query: {
      organization: (_: never, { shortName }: { shortName: string }, { upstream }) =>
        isShortName(shortName)
          ? orNull(upstream.shared(organizationCalls.get, { params: { shortName } }))
          : null,
      ...outcomeQueries,
      ...administrationQueries,
    },
    Viewer: {
      organizations: (_: never, __: never, { loaders }) => loaders.organizations.mine(),
    },
    Organization: {
      ...administrationFields.Organization,
      managedCompetitions: (row: Organization, args: ManagedArguments, context) =>
        context.member().call(organizationCalls.competitions, {
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
    OrganizationMember: { ...administrationFields.OrganizationMember },
    Competition: {
      kind: (row: CompetitionSummary) =>
        kindOf({ isSeries: row.IsSeriesCompetition, detailType: row.DetailType }),
      organization: async (row: CompetitionSummary | Competition, _: never, { loaders }) => {
        const whole = 'Tabs' in row ? row : await loaders.competitions.byId.load(row._id);
        return whole?.Organization ? loaders.organizations.byId.load(whole.Organization._id) : null;
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
        loaders.organizations.waiting?.load(row._id) ?? null,
      viewerManages: async (row: CompetitionSummary, _: never, { loaders }) =>
        (await loaders.competitions.state?.load(row._id))?.manages ?? false,
    },
    CompetitionTask: {
      management: async (task: CompetitionTask, _: never, { loaders }) => {
        const ofStage = await loaders.organizations.management?.load(task.Stage);
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
