import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';
import { requireAdmin } from '../account/components/Viewer/require-member.ts';

const handle: RouteHandle = { name: 'site-settings', title: '站点设置', form: true };

export const siteRoutes: RouteObject[] = [
  {
    path: 'home/admin/site',
    handle,
    middleware: [requireAdmin],
    loader: () => null,
    lazy: lazyPage(() => import('./pages/SiteSettingsPage/SiteSettingsPage.tsx')),
  },
];
