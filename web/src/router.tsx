import { createBrowserRouter, RouterContextProvider } from 'react-router';
import type { Gateway } from './apollo/client.ts';
import { notFound, pageRoutes } from './routes.ts';
import { routeGateway } from './routing/gateway-context.ts';
import { withKnownParams } from './routing/known-params.ts';
import { RouteFailure } from './shell/RouteFailure.tsx';
import { Shell } from './shell/Shell/Shell.tsx';

/** All addresses of the site, those that lead nowhere included. */
export const routes = [
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

export const createRouter = (gateway: Gateway) =>
  createBrowserRouter(routes, {
    getContext: () => new RouterContextProvider(new Map([[routeGateway, gateway]])),
  });
