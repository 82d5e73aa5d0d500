import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireMember } from '../account/components/Viewer/require-member.ts';

export const classRoutes: PageRoute[] = [
  {
    path: 'home/user/classes',
    handle: { name: 'user-classes', title: '我的班级' },
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/OwnClassesPage/OwnClassesPage.tsx')),
  },
  {
    path: 'home/classes/:id',
    handle: { name: 'class', title: '班级' },
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/ClassPage/ClassPage.tsx')),
  },
];
