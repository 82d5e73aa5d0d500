import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';
import { requireAdmin } from '../account/components/Viewer/require-member.ts';

export const moderationRoutes: RouteObject[] = [
  {
    path: 'home/admin/log',
    handle: { name: 'audit-log', title: '操作记录' } satisfies RouteHandle,
    middleware: [requireAdmin],
    loader: () => null,
    lazy: lazyPage(() => import('./pages/AuditLogPage/AuditLogPage.tsx')),
  },
];
