import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';
import type { PageRoute } from '../../routing/page-route.ts';

export const activityRoutes: PageRoute[] = [
  {
    path: 'home/activity/:tab?',
    handle: {
      name: 'activity-list',
      title: '活动',
      rendered: { query: ['DetailType', 'Difficulty', 'Status'] },
    } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/ActivityListPage/ActivityListPage.tsx')),
  },
];
