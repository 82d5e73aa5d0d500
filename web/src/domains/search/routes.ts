import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';

export const searchRoutes: RouteObject[] = [
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
