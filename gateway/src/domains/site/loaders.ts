import {
  type RecommendConfig,
  recommendConfigCalls,
} from '@whaletide/schema/domains/site/rest/recommend-config.ts';
import { type SiteConfig, siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import type { LoaderScope } from '#graphql/loaders.ts';

export interface SiteLoaders {
  config: () => Promise<SiteConfig>;
  recommended: () => Promise<RecommendConfig>;
}

export const siteLoaders = ({ upstream }: LoaderScope): SiteLoaders => ({
  config: () => upstream.shared(siteCalls.config),
  recommended: () => upstream.shared(recommendConfigCalls.recommendConfig),
});
