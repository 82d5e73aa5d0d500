import type { RouteObject } from 'react-router';
import { accountRoutes } from './domains/account/routes.ts';
import { requireMember } from './domains/account/components/Viewer/require-member.ts';
import { applicationFormRoutes } from './domains/application-forms/routes.ts';
import { columnRoutes } from './domains/columns/routes.ts';
import { chatRoutes } from './domains/chat/routes.ts';
import { competitionListPath } from './domains/competitions/paths.ts';
import { competitionRoutes } from './domains/competitions/routes.ts';
import { forumPages, forumRoutes } from './domains/forum/routes.ts';
import { growthRoutes } from './domains/growth/routes.ts';
import { managingRoutes } from './domains/managing/routes.ts';
import { organizationFrame, organizationRoutes } from './domains/organizations/routes.ts';
import { notificationRoutes } from './domains/notifications/routes.ts';
import { siteRoutes } from './domains/site/routes.ts';
import { projectRoutes } from './domains/projects/routes.ts';
import { teamRoutes } from './domains/teams/routes.ts';
import { workOrderRoutes } from './domains/work-orders/routes.ts';
import type { RouteHandle } from './routing/handle.ts';
import { lazyPage } from './routing/lazy-page.ts';
import { moved } from './routing/moved.ts';

const noPermission: RouteHandle = { name: 'error', title: '无法访问' };

/** The pages that show what several domains make of a competition. */
const competitionList = {
  handle: {
    name: 'competition-list',
    title: '比赛',
    rendered: { query: ['name', 'status', 'tag'] },
  } satisfies RouteHandle,
  lazy: lazyPage(() => import('./routes/CompetitionListPage/CompetitionListPage.tsx')),
};
const competition = {
  handle: {
    name: 'competition-detail',
    title: '比赛',
    form: ['register'],
    rendered: {
      tabs: ['content', 'leaderboard', 'teamswrapper', 'datasetbindings'],
      unless: ['file'],
    },
  } satisfies RouteHandle,
  lazy: lazyPage(() => import('./routes/CompetitionPage/CompetitionPage.tsx')),
};

const profile = {
  handle: {
    name: 'user-profile',
    title: '个人主页',
    form: ['config'],
    rendered: {
      tabs: ['overview', 'project', 'column', 'competition', 'followers', 'followees'],
      query: ['page'],
    },
  } satisfies RouteHandle,
  lazy: lazyPage(() => import('./routes/ProfilePage/ProfilePage.tsx')),
};

/** The page of any address that leads nowhere. */
export const notFound = {
  handle: { name: 'not-found', title: '页面不存在' } satisfies RouteHandle,
  lazy: lazyPage(() => import('./shell/NotFoundPage/NotFoundPage.tsx')),
};

/**
 * All addresses that lead to a page; each domain names its own. The build writes them down for
 * the gateway, which runs this file without a browser: it imports pages only when they are asked for.
 */
export const pageRoutes: RouteObject[] = [
  // The competitions are the start page until there is a home feed.
  moved('/', competitionListPath, 302),
  moved('home', competitionListPath, 302),
  { path: 'home/competition', ...competitionList },
  { path: 'home/competition/:id/:tab?/:tabParam?', ...competition },
  ...competitionRoutes,
  {
    path: 'home/user/profile',
    handle: { name: 'user-profile', title: '个人主页' } satisfies RouteHandle,
    middleware: [requireMember],
    loader: () => null,
    lazy: lazyPage(() => import('./routes/ProfilePage/OwnProfilePage.tsx')),
  },
  { path: 'home/user/profile/:id/:tab?', ...profile },
  ...teamRoutes,
  ...forumRoutes,
  ...projectRoutes,
  ...columnRoutes,
  ...organizationRoutes,
  ...managingRoutes,
  organizationFrame([{ path: 'area/:id/:tab?/:tabParam?', ...competition }, ...forumPages('')]),
  ...accountRoutes,
  ...applicationFormRoutes,
  ...chatRoutes,
  ...notificationRoutes,
  ...growthRoutes,
  ...siteRoutes,
  ...workOrderRoutes,
  // What follows their hash says where they lead: see old-addresses.ts.
  { path: '_log/*', ...notFound },
  { path: 'home/_log/*', ...notFound },
  {
    path: 'home/error',
    handle: noPermission,
    lazy: lazyPage(() => import('./shell/NoPermissionPage/NoPermissionPage.tsx')),
  },
];
