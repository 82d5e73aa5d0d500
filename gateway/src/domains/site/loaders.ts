import { type SiteConfig, siteCalls } from '@whaletide/schema/rest/site.ts';
import type { GatewayContext } from '../../graphql/context.ts';

export interface SiteLoaders {
  config: () => Promise<SiteConfig>;
}

export const siteLoaders = ({ upstream }: GatewayContext): SiteLoaders => ({
  config: () => upstream.shared(siteCalls.config),
});
