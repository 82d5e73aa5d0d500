import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';
import type { PageRoute } from '../../routing/page-route.ts';

export const searchRoutes: PageRoute[] = [
  {
    path: 'home/global',
    handle: {
      name: 'global-list',
      title: '搜索',
      rendered: { query: ['search', 'tab', 'sort'] },
    } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/SearchPage/SearchPage.tsx')),
  },
];
