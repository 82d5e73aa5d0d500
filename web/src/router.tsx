import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import type { Gateway } from './apollo/client.ts';
import { notFound, pageRoutes } from './routes.ts';
import { afterPaint } from './routing/after-paint.ts';
import { loadPage, matchPage } from './routing/find-page.ts';
import { fetchLazy } from './routing/lazy-page.ts';
import type { PageRoute } from './routing/page-route.ts';
import { SiteRouter } from './routing/site-router.ts';
import { PageBoundary } from './shell/PageBoundary.tsx';
import { Shell } from './shell/Shell/Shell.tsx';

/** Shell in a boundary that shows its own failures; those of pages keep the navigation alive. */
const Site = () => (
  <PageBoundary>
    <Shell />
  </PageBoundary>
);

/** All addresses of the site, those that lead nowhere included. */
export const routes: PageRoute[] = [
  { Component: Site, children: [...pageRoutes, { path: '*', ...notFound }] },
];

/** Fetches the code of the page at a path before it is visited. */
export const fetchPage = (pathname: string): Promise<unknown> =>
  Promise.all(matchPage(routes, pathname).map(({ route }) => fetchLazy(route.lazy)));

/** Time after going back to a page for which it prefers the cache, in ms. */
const STANDS = 1_000;

/** @param isRendered whether the page came with the document: its guards were asked on the server */
export const openRouter = async (gateway: Gateway, isRendered: boolean): Promise<SiteRouter> => {
  const history = createBrowserHistory();
  const options = { routes, history, gateway, beforeLeaving: afterPaint };
  // A page that the server rendered loads its code first, so that it is hydrated unchanged.
  if (isRendered) await loadPage(matchPage(routes, history.location.pathname));
  const router = isRendered ? new SiteRouter(options) : await SiteRouter.open(options);
  router.subscribe((now) => {
    if (now.action !== 'POP') return gateway.goOn();
    gateway.holdStill();
    setTimeout(() => router.shown === now && gateway.goOn(), STANDS);
  });
  return router;
};
