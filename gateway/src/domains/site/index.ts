import {
  CompanyType,
  IndustryType,
  Locations,
  Major,
  SiteConfig,
  University,
} from '@whaletide/schema/rest/site.ts';
import type { Domain } from '../../graphql/domain.ts';
import { siteLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

export const site = {
  resolvers: [resolvers],
  restTypes: {
    University,
    Major,
    Locations,
    LocationLeaf: Locations.properties.leafnodes.items,
    CompanyType,
    IndustryType,
    YearlyWindow: SiteConfig.properties.lunarNewYear.anyOf[0],
    PlatformIdBox: SiteConfig.properties.platformIdBoxes.items,
    Advertisement: SiteConfig.properties.competitionAds.items,
    ExternalBoardSetting: SiteConfig.properties.externalBoards.items,
  },
  loaders: siteLoaders,
} satisfies Domain;
