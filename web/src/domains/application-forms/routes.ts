import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';
import { requireAdmin } from '../account/components/Viewer/require-member.ts';

const handle: RouteHandle = { name: 'host-applications', title: '申请' };

export const applicationFormRoutes: RouteObject[] = [
  {
    path: 'home/admin/hosts/:kind?',
    handle,
    middleware: [requireAdmin],
    loader: () => null,
    lazy: lazyPage(() => import('./pages/HostApplicationsPage/HostApplicationsPage.tsx')),
  },
];
