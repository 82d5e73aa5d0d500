import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
} from 'react-router';
import type { Gateway } from './apollo/client.ts';
import { notFound, pageRoutes } from './routes.ts';
import { afterPaint } from './routing/after-paint.ts';
import { routeGateway } from './routing/gateway-context.ts';
import { fetchLazy } from './routing/lazy-page.ts';
import { withKnownParams } from './routing/known-params.ts';
import { RouteFailure } from './shell/RouteFailure.tsx';
import { Shell } from './shell/Shell/Shell.tsx';

/** All addresses of the site, those that lead nowhere included. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => null,
    children: [
      {
        // Around the pages alone: the navigation stays alive when one of them breaks.
        ErrorBoundary: RouteFailure,
        children: [...withKnownParams(pageRoutes), { path: '*', ...notFound }],
      },
    ],
  },
];

/** Guards and loaders reach the gateway by this. */
export const routerContext = (gateway: Gateway) =>
  new RouterContextProvider(new Map([[routeGateway, gateway]]));

const routesOf = (location: { pathname: string }) =>
  (matchRoutes(routes, location) ?? []).map(({ route }) => route);

/** Loads the code of the routes of an address before there is a router, which would show nothing yet. */
export const loadMatched = async (location: { pathname: string }): Promise<void> => {
  await Promise.all(
    routesOf(location).map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
};

/** Fetches the code of the page at a path, for when somebody goes there. */
export const fetchPage = (pathname: string): Promise<unknown> =>
  Promise.all(routesOf({ pathname }).map(({ lazy }) => fetchLazy(lazy)));

/** A page that one goes back to stands by then, in ms; what it asks for later it gets. */
const STANDS = 1_000;

/** @param loaderData of a page that the server rendered: its loaders have run */
export const createRouter = (gateway: Gateway, loaderData?: HydrationState['loaderData']) => {
  const router = createBrowserRouter(routes, {
    getContext: () => routerContext(gateway),
    ...(loaderData && { hydrationData: { loaderData } }),
  });
  const navigate = router.navigate.bind(router) as (...to: unknown[]) => Promise<void>;
  router.navigate = async (...to: unknown[]) => {
    await afterPaint();
    return navigate(...to);
  };
  let shown = router.state.location;
  router.subscribe(({ location, historyAction }) => {
    if (location === shown) return;
    shown = location;
    if (historyAction !== 'POP') return gateway.goOn();
    gateway.holdStill();
    setTimeout(() => location === shown && gateway.goOn(), STANDS);
  });
  return router;
};
