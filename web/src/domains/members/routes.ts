import type { RouteHandle } from '#routing/handle.ts';
import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireAdmin } from '../account/components/Viewer/require-member.ts';

export const memberRoutes: PageRoute[] = [
  {
    path: 'home/admin/members',
    handle: { name: 'members', title: '用户管理' } satisfies RouteHandle,
    guard: requireAdmin,
    lazy: lazyPage(() => import('./pages/MembersPage/MembersPage.tsx')),
  },
];
