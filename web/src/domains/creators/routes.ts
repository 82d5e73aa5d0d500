import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireAdmin, requireMember } from '../account/components/Viewer/require-member.ts';
import { adminTabs, centreTabs, ruleTabs } from './paths.ts';

export const creatorRoutes: PageRoute[] = [
  {
    path: 'home/creator/plan',
    handle: { name: 'creator-plan', title: '创作者计划', rendered: {} },
    lazy: lazyPage(() => import('./pages/CreatorPlanPage/CreatorPlanPage.tsx')),
  },
  {
    path: 'home/creator/rule/:tab?',
    handle: {
      name: 'creator-rule',
      title: '创作者计划规则',
      tabs: ruleTabs,
      rendered: { tabs: ruleTabs },
    },
    lazy: lazyPage(() => import('./pages/CreatorRulePage/CreatorRulePage.tsx')),
  },
  {
    path: 'home/creator/apply',
    handle: { name: 'creator-apply', title: '申请成为创作者', form: true },
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/CreatorApplyPage/CreatorApplyPage.tsx')),
  },
  {
    path: 'home/user/creator/:tab?/:tabParam?',
    handle: {
      name: 'user-creator',
      title: '创作者中心',
      tabs: centreTabs,
      form: ['exchange'],
    },
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/CreatorCentrePage/CreatorCentrePage.tsx')),
  },
  {
    path: 'home/admin/creators/:tab?',
    handle: { name: 'creators-admin', title: '创作者管理', tabs: adminTabs },
    guard: requireAdmin,
    lazy: lazyPage(() => import('./pages/CreatorAdminPage/CreatorAdminPage.tsx')),
  },
];
