import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireAdmin } from '../account/components/Viewer/require-member.ts';

export const clientRoutes: PageRoute[] = [
  {
    path: 'home/admin/clients',
    handle: { name: 'client-usage', title: '客户端使用情况' },
    guard: requireAdmin,
    lazy: lazyPage(() => import('./pages/ClientUsagePage/ClientUsagePage.tsx')),
  },
];
