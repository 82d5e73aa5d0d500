import type { RecommendConfig } from '@whaletide/schema/domains/site/rest/recommend-config.ts';
import { type SiteConfig, siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { rawSettingsCalls } from '@whaletide/schema/domains/site/rest/raw-settings.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { inputs } from './inputs.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { requireId } from '#graphql/ids.ts';

interface Match {
  match?: string | null;
}

/** Longer than any name there is; more would only miss the shared answers. */
const MAX_CHARACTERS = 50;

const matchQuery = ({ match }: Match) => {
  const sought = match?.trim().slice(0, MAX_CHARACTERS);
  return sought ? { match: sought } : {};
};

/** Parts of the site that are known already; the other fields each load their own. */
export interface Held {
  config?: SiteConfig;
  recommended?: RecommendConfig;
}

/** Each from the operator's configuration, so that the name still shows when platform is down. */
const configured =
  <K extends keyof SiteConfig>(key: K) =>
  async ({ config }: Held, _: unknown, { loaders }: GatewayContext) =>
    (config ?? (await loaders.site.config()))[key];

export const resolvers: Resolvers = {
  Query: {
    site: () => ({}),
  },
  Administration: {
    site: (_, __, context) => context.member().call(rawSettingsCalls.raw),
  },
  Site: {
    name: (_, __, { services }) => services.siteName,
    marketingUrl: (_, __, { services }) => services.marketingUrl ?? null,
    learningUrl: (_, __, { services }) => services.learningUrl ?? null,
    workbenchUrl: (_, __, { services }) => services.workbenchUrl ?? null,
    trialUrl: (_, __, { services }) => services.trialUrl ?? null,
    rawCountCompetitionIds: configured('rawCountCompetitionIds'),
    hiddenRegisterCompetitionIds: configured('hiddenRegisterCompetitionIds'),
    preliminaryCompetitionIds: configured('preliminaryCompetitionIds'),
    platformIdBoxes: configured('platformIdBoxes'),
    hostApplicationUrl: configured('hostApplicationUrl'),
    hostChatUrl: configured('hostChatUrl'),
    communityUrl: configured('communityUrl'),
    companyLinks: configured('companyLinks'),
    competitionAds: configured('competitionAds'),
    externalBoards: configured('externalBoards'),
    searchTrends: configured('searchTrends'),
    recommendConfig: ({ recommended }, _, { loaders }) => recommended ?? loaders.site.recommended(),
    lunarNewYear: configured('lunarNewYear'),
    counts: (_, __, { upstream }) => upstream.shared(siteCalls.communityCounts),
    universities: async (_, args, { upstream }) =>
      (await upstream.shared(siteCalls.universities, { query: matchQuery(args) })).data,
    majors: async (_, args, { upstream }) =>
      (await upstream.shared(siteCalls.majors, { query: matchQuery(args) })).data,
    locations: (_, args, context) => {
      const { level1, level2 } = args;
      const query = { ...(level1 != null && { level1 }), ...(level2 != null && { level2 }) };
      return context.upstream.shared(siteCalls.locations, { query });
    },
    companyTypes: async (_, __, { upstream }) =>
      (await upstream.shared(siteCalls.companyTypes)).data,
    industryTypes: async (_, args, { upstream }) => {
      const id = args.companyTypeId;
      const query = id == null ? {} : { companyType: requireId(id, 'companyTypeId') };
      return (await upstream.shared(siteCalls.industryTypes, { query })).data;
    },
  },
  RawSite: {
    site: ({ Site, Recommend }) => ({ config: Site, recommended: Recommend }),
  },
  Mutation: {
    setSiteSettings: async (_, { input }, context) => {
      const config = await inputs.setSiteSettings.send(context.member(), {
        ...input,
        communityUrl: input.communityUrl ?? null,
        companyLinks: input.companyLinks ?? [],
        preliminaryCompetitionIds: input.preliminaryCompetitionIds ?? [],
        platformIdBoxes: input.platformIdBoxes ?? [],
        externalBoards: input.externalBoards ?? [],
        searchTrends: (input.searchTrends ?? []).map((trend) => ({
          ...trend,
          url: trend.url ?? null,
          id: trend.id ?? null,
        })),
      });
      // The shared answer may be older than the change.
      context.loaders.site.config = () => Promise.resolve(config);
      return { config };
    },
    recordPageView: async (_, { input }, { own, upstream }) => {
      const { recordPageView } = inputs;
      await (own ? recordPageView.send(own, input) : recordPageView.visit(upstream, input));
      return { ok: true };
    },
  },
};
