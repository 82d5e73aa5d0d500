import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireMember } from '../account/components/Viewer/require-member.ts';

const forMembers = { guard: requireMember };

export const columnRoutes: PageRoute[] = [
  {
    path: 'home/column',
    handle: { name: 'column-list', title: '专栏', rendered: { query: ['sort', 'tab'] } },
    lazy: lazyPage(() => import('./pages/ColumnListPage/ColumnListPage.tsx')),
  },
  {
    path: 'home/column/:id',
    handle: { name: 'column-detail', title: '专栏', rendered: { query: ['sort', 'q'] } },
    lazy: lazyPage(() => import('./pages/ColumnPage/ColumnPage.tsx')),
  },
  {
    path: 'home/column/create',
    handle: { name: 'column-create', title: '创建专栏', form: true },
    ...forMembers,
    lazy: lazyPage(() => import('./pages/EditColumnPage/CreateColumnPage.tsx')),
  },
  {
    path: 'home/column/edit/:id/:tab?',
    handle: {
      name: 'column-edit',
      title: '管理专栏',
      form: true,
      tabs: ['basic', 'content'],
    },
    ...forMembers,
    lazy: lazyPage(() => import('./pages/EditColumnPage/EditColumnPage.tsx')),
  },
  {
    path: 'home/column/subscriber/:id',
    handle: { name: 'column-subscriber', title: '关注用户' },
    ...forMembers,
    lazy: lazyPage(() => import('./pages/ColumnSubscribersPage/ColumnSubscribersPage.tsx')),
  },
];
