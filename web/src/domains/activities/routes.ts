import type { RouteHandle } from '#routing/handle.ts';
import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireAdmin } from '../account/components/Viewer/require-member.ts';

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
  {
    path: 'home/admin/activities',
    handle: { name: 'activities-admin', title: '活动设置', form: true } satisfies RouteHandle,
    guard: requireAdmin,
    lazy: lazyPage(() => import('./pages/ActivitiesAdminPage/ActivitiesAdminPage.tsx')),
  },
];
