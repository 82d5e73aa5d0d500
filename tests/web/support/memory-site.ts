import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import type { Gateway } from '#web/src/apollo/client.ts';
import type { PageRoute } from '#web/src/routing/page-route.ts';
import { SiteRouter } from '#web/src/routing/site-router.ts';

/** The site's router at an address, on a history of its own. */
export const memorySite = (
  routes: PageRoute[],
  address = '/',
  gateway = {} as Gateway,
): Promise<SiteRouter> =>
  SiteRouter.open({
    routes,
    history: createMemoryHistory({ initialEntries: [address] }),
    gateway,
  });

/** The same where no page has code of its own to come: it is there at once. */
export const memoryPages = (routes: PageRoute[]): SiteRouter =>
  new SiteRouter({ routes, history: createMemoryHistory(), gateway: {} as Gateway });
