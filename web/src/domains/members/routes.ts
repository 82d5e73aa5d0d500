import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';
import { requireAdmin } from '../account/components/Viewer/require-member.ts';

export const memberRoutes: RouteObject[] = [
  {
    path: 'home/admin/members',
    handle: { name: 'members', title: '用户管理' } satisfies RouteHandle,
    middleware: [requireAdmin],
    loader: () => null,
    lazy: lazyPage(() => import('./pages/MembersPage/MembersPage.tsx')),
  },
];
