import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireAdmin } from '../account/components/Viewer/require-member.ts';

const forAdministrators = { guard: requireAdmin };

export const parkedWorkRoutes: PageRoute[] = [
  {
    path: 'home/admin/mail',
    handle: { name: 'parked-mails', title: '待处理邮件' },
    ...forAdministrators,
    lazy: lazyPage(() => import('./pages/ParkedMailsPage/ParkedMailsPage.tsx')),
  },
  {
    path: 'home/admin/jobs',
    handle: { name: 'parked-jobs', title: '待处理任务' },
    ...forAdministrators,
    lazy: lazyPage(() => import('./pages/ParkedJobsPage/ParkedJobsPage.tsx')),
  },
];
