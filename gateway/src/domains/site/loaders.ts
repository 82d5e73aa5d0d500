import { type SiteConfig, siteCalls } from '@whaletide/schema/rest/site.ts';
import type { LoaderScope } from '../../graphql/loaders.ts';

export interface SiteLoaders {
  config: () => Promise<SiteConfig>;
}

export const siteLoaders = ({ upstream }: LoaderScope): SiteLoaders => ({
  config: () => upstream.shared(siteCalls.config),
});
