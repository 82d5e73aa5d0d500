import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireAdmin, requireMember } from '../account/components/Viewer/require-member.ts';

const forMembers = { guard: requireMember };

export const growthRoutes: PageRoute[] = [
  {
    path: 'home/user/level',
    handle: { name: 'user-level', title: '我的等级' },
    ...forMembers,
    lazy: lazyPage(() => import('./pages/LevelPage/LevelPage.tsx')),
  },
  {
    path: 'home/user/level/:id',
    handle: { name: 'user-level', title: '等级', rendered: { query: ['tab'] } },
    lazy: lazyPage(() => import('./pages/LevelPage/LevelPage.tsx')),
  },
  {
    path: 'home/admin/badges',
    handle: { name: 'badges', title: '徽章管理' },
    guard: requireAdmin,
    lazy: lazyPage(() => import('./pages/BadgesPage/BadgesPage.tsx')),
  },
  {
    path: 'home/user/wallet',
    handle: { name: 'user-wallet', title: '我的钱包' },
    ...forMembers,
    lazy: lazyPage(() => import('./pages/WalletPage/WalletPage.tsx')),
  },
];
