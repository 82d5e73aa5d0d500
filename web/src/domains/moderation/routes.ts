import type { RouteHandle } from '#routing/handle.ts';
import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireAdmin } from '../account/components/Viewer/require-member.ts';

export const moderationRoutes: PageRoute[] = [
  {
    path: 'home/admin/log',
    handle: { name: 'audit-log', title: '操作记录' } satisfies RouteHandle,
    guard: requireAdmin,
    lazy: lazyPage(() => import('./pages/AuditLogPage/AuditLogPage.tsx')),
  },
];
