import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireAdmin } from '../account/components/Viewer/require-member.ts';

export const questRoutes: PageRoute[] = [
  {
    path: 'home/admin/quests',
    handle: { name: 'quests', title: '任务管理' },
    guard: requireAdmin,
    lazy: lazyPage(() => import('./pages/QuestsPage/QuestsPage.tsx')),
  },
];
