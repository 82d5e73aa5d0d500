import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';

const handle: RouteHandle = { name: 'team-detail', title: '团队', rendered: {} };

export const teamRoutes: RouteObject[] = [
  {
    path: 'home/competition/team/:id',
    handle,
    lazy: lazyPage(() => import('./pages/TeamPage/TeamPage.tsx')),
  },
];
