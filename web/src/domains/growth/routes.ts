import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';
import { requireAdmin, requireMember } from '../account/components/Viewer/require-member.ts';

const handle = (value: RouteHandle) => value;
const forMembers = { middleware: [requireMember], loader: () => null };

export const growthRoutes: RouteObject[] = [
  {
    path: 'home/user/level',
    handle: handle({ name: 'user-level', title: '我的等级' }),
    ...forMembers,
    lazy: lazyPage(() => import('./pages/LevelPage/LevelPage.tsx')),
  },
  {
    path: 'home/user/level/:id',
    handle: handle({ name: 'user-level', title: '等级', rendered: { query: ['tab'] } }),
    lazy: lazyPage(() => import('./pages/LevelPage/LevelPage.tsx')),
  },
  {
    path: 'home/admin/badges',
    handle: handle({ name: 'badges', title: '徽章管理' }),
    middleware: [requireAdmin],
    loader: () => null,
    lazy: lazyPage(() => import('./pages/BadgesPage/BadgesPage.tsx')),
  },
  {
    path: 'home/user/wallet',
    handle: handle({ name: 'user-wallet', title: '我的钱包' }),
    ...forMembers,
    lazy: lazyPage(() => import('./pages/WalletPage/WalletPage.tsx')),
  },
];
