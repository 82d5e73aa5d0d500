import {
  LearningPath,
  RecommendConfig,
  RecommendGroup,
} from '@whaletide/schema/domains/site/rest/recommend-config.ts';
import {
  CommunityCounts,
  CompanyType,
  IndustryType,
  Locations,
  Major,
  SiteConfig,
  University,
} from '@whaletide/schema/domains/site/rest/site.ts';
import { RawSettings } from '@whaletide/schema/domains/site/rest/raw-settings.ts';
import { type Domain, madeHere } from '#graphql/domain.ts';
import { siteLoaders } from './loaders.ts';
import { inputs } from './inputs.ts';
import { type Held, resolvers } from './resolvers.ts';

export const site = {
  resolvers: [resolvers],
  restTypes: {
    Site: madeHere<Held>(),
    RawSite: RawSettings,
    CommunityCounts,
    University,
    Major,
    Locations,
    LocationLeaf: Locations.properties.leafnodes.items,
    CompanyType,
    IndustryType,
    YearlyWindow: SiteConfig.properties.lunarNewYear.anyOf[0],
    PlatformIdBox: SiteConfig.properties.platformIdBoxes.items,
    CompanyLink: SiteConfig.properties.companyLinks.items,
    Advertisement: SiteConfig.properties.competitionAds.items,
    ExternalBoardSetting: SiteConfig.properties.externalBoards.items,
    RecommendConfig,
    RecommendGroup,
    RecommendedWay: RecommendGroup.properties.List.items,
    LearningPath,
    SearchTrend: SiteConfig.properties.searchTrends.items,
  },
  loaders: siteLoaders,
  inputs,
} satisfies Domain;
