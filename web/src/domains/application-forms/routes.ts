import type { RouteHandle } from '#routing/handle.ts';
import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireAdmin } from '../account/components/Viewer/require-member.ts';

const handle: RouteHandle = { name: 'host-applications', title: '申请' };

export const applicationFormRoutes: PageRoute[] = [
  {
    path: 'home/admin/hosts/:kind?',
    handle,
    guard: requireAdmin,
    lazy: lazyPage(() => import('./pages/HostApplicationsPage/HostApplicationsPage.tsx')),
  },
];
