import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';

const handle = (value: RouteHandle) => value;

export const columnRoutes: RouteObject[] = [
  {
    path: 'home/column',
    handle: handle({ name: 'column-list', title: '专栏' }),
    lazy: lazyPage(() => import('./pages/ColumnListPage/ColumnListPage.tsx')),
  },
  {
    path: 'home/column/:id',
    handle: handle({ name: 'column-detail', title: '专栏' }),
    lazy: lazyPage(() => import('./pages/ColumnPage/ColumnPage.tsx')),
  },
];
