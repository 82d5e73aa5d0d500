import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireAdmin } from '../account/components/Viewer/require-member.ts';

export const announcementRoutes: PageRoute[] = [
  {
    path: 'home/admin/announcements',
    handle: { name: 'announcements', title: '站点公告' },
    guard: requireAdmin,
    lazy: lazyPage(() => import('./pages/AnnouncementsPage/AnnouncementsPage.tsx')),
  },
  {
    path: 'home/admin/questionnaires/:id?',
    handle: { name: 'questionnaires', title: '问卷管理' },
    guard: requireAdmin,
    lazy: lazyPage(() => import('./pages/QuestionnairesPage/QuestionnairesPage.tsx')),
  },
];
