import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireMember } from '../account/components/Viewer/require-member.ts';

const forMembers = { guard: requireMember };

export const judgingRoutes: PageRoute[] = [
  {
    path: 'home/judging',
    handle: { name: 'judging-list', title: '我的评审' },
    ...forMembers,
    lazy: lazyPage(() => import('./pages/OwnJudgingsPage/OwnJudgingsPage.tsx')),
  },
  {
    path: 'home/judging/:taskId',
    handle: { name: 'judging-detail', title: '评审作品' },
    ...forMembers,
    lazy: lazyPage(() => import('./pages/JudgingPage/JudgingPage.tsx')),
  },
  {
    path: 'home/judging/:taskId/works/:number',
    handle: { name: 'judging-work', title: '评审作品', form: true },
    ...forMembers,
    lazy: lazyPage(() => import('./pages/ReviewPage/ReviewPage.tsx')),
  },
];
