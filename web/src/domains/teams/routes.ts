import type { RouteHandle } from '#routing/handle.ts';
import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';

const handle: RouteHandle = { name: 'team-detail', title: '团队', rendered: {} };

export const teamRoutes: PageRoute[] = [
  {
    path: 'home/competition/team/:id',
    handle,
    lazy: lazyPage(() => import('./pages/TeamPage/TeamPage.tsx')),
  },
];
