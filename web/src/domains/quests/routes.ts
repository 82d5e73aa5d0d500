import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';
import { requireAdmin } from '../account/components/Viewer/require-member.ts';

const handle = (value: RouteHandle) => value;

export const questRoutes: RouteObject[] = [
  {
    path: 'home/admin/quests',
    handle: handle({ name: 'quests', title: '任务管理' }),
    middleware: [requireAdmin],
    loader: () => null,
    lazy: lazyPage(() => import('./pages/QuestsPage/QuestsPage.tsx')),
  },
];
