import type { RouteHandle } from '#routing/handle.ts';
import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireAdmin } from '../account/components/Viewer/require-member.ts';

const handle: RouteHandle = { name: 'site-settings', title: '站点设置', form: true };

export const siteRoutes: PageRoute[] = [
  {
    path: 'home/admin/site',
    handle,
    guard: requireAdmin,
    lazy: lazyPage(() => import('./pages/SiteSettingsPage/SiteSettingsPage.tsx')),
  },
  {
    path: 'home/admin/site/recommend',
    handle: { ...handle, name: 'site-recommend', title: '推荐内容' },
    guard: requireAdmin,
    lazy: lazyPage(() => import('./pages/SiteSettingsPage/RecommendPage.tsx')),
  },
];
