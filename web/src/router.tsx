import { createBrowserRouter, redirect, RouterContextProvider } from 'react-router';
import type { Gateway } from './apollo/client.ts';
import { accountRoutes } from './domains/account/routes.ts';
import { applicationFormRoutes } from './domains/application-forms/routes.ts';
import { columnRoutes } from './domains/columns/routes.ts';
import { chatRoutes } from './domains/chat/routes.ts';
import { competitionListPath } from './domains/competitions/paths.ts';
import { competitionRoutes } from './domains/competitions/routes.ts';
import { forumRoutes } from './domains/forum/routes.ts';
import { organisationRoutes } from './domains/organisations/routes.ts';
import { routeGateway } from './routing/gateway-context.ts';
import { siteRoutes } from './domains/site/routes.ts';
import { projectRoutes } from './domains/projects/routes.ts';
import { teamRoutes } from './domains/teams/routes.ts';
import { workOrderRoutes } from './domains/work-orders/routes.ts';
import type { RouteHandle } from './routing/handle.ts';
import { lazyPage } from './routing/lazy-page.ts';
import { RouteFailure } from './shell/RouteFailure.tsx';
import { Shell } from './shell/Shell/Shell.tsx';

/** The competitions are the start page until there is a home feed. */
const start = () => redirect(competitionListPath);

const notFound: RouteHandle = { name: 'not-found', title: '页面不存在' };
const noPermission: RouteHandle = { name: 'error', title: '无法访问' };

/** All addresses of the site; each domain names its own. */
export const routes = [
  {
    Component: Shell,
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => null,
    children: [
      {
        // Around the pages alone: the navigation stays alive when one of them breaks.
        ErrorBoundary: RouteFailure,
        children: [
          { path: '/', loader: start },
          { path: 'home', loader: start },
          ...competitionRoutes,
          ...teamRoutes,
          ...forumRoutes,
          ...projectRoutes,
          ...columnRoutes,
          ...organisationRoutes,
          ...accountRoutes,
          ...applicationFormRoutes,
          ...chatRoutes,
          ...siteRoutes,
          ...workOrderRoutes,
          {
            path: 'home/error',
            handle: noPermission,
            lazy: lazyPage(() => import('./shell/NoPermissionPage/NoPermissionPage.tsx')),
          },
          {
            path: '*',
            handle: notFound,
            lazy: lazyPage(() => import('./shell/NotFoundPage/NotFoundPage.tsx')),
          },
        ],
      },
    ],
  },
];

export const createRouter = (gateway: Gateway) =>
  createBrowserRouter(routes, {
    getContext: () => new RouterContextProvider(new Map([[routeGateway, gateway]])),
  });
