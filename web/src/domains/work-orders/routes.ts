import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { movedRoute } from '#routing/moved-route.ts';
import { requireMember, requireSupport } from '../account/components/Viewer/require-member.ts';
import { supportPath } from '#routing/support.ts';
import { suggestionPath } from './paths.ts';

export const workOrderRoutes: PageRoute[] = [
  {
    path: 'home/support',
    handle: {
      name: 'support',
      title: '帮助中心',
      rendered: { query: ['tab', 'type', 'competition'] },
    },
    lazy: lazyPage(() => import('./pages/SupportPage/SupportPage.tsx')),
  },
  movedRoute('support', supportPath(), 301),
  movedRoute('workorder', supportPath(), 301),
  movedRoute('home/workorder', supportPath(), 301),
  {
    path: 'home/suggestion',
    handle: { name: 'suggestion', title: '产品建议', form: true },
    lazy: lazyPage(() => import('./pages/SuggestionPage/SuggestionPage.tsx')),
  },
  movedRoute('suggestion', suggestionPath, 301),
  {
    path: 'home/column/application',
    handle: { name: 'column-application', title: '申请专栏', form: true },
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/ColumnApplicationPage/ColumnApplicationPage.tsx')),
  },
  {
    path: 'home/user/workorder',
    handle: { name: 'workorder-list', title: '我的工单' },
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/WorkOrdersPage/WorkOrdersPage.tsx')),
  },
  {
    path: 'home/user/workorder/:id',
    handle: { name: 'workorder-detail', title: '工单详情' },
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/WorkOrderPage/WorkOrderPage.tsx')),
  },
  {
    path: 'home/admin/workorders',
    handle: { name: 'support-desk', title: '工单处理' },
    guard: requireSupport,
    lazy: lazyPage(() => import('./pages/SupportDeskPage/SupportDeskPage.tsx')),
  },
  {
    path: 'home/admin/canned-answers',
    handle: { name: 'canned-answers', title: '常用回复' },
    guard: requireSupport,
    lazy: lazyPage(() => import('./pages/CannedAnswersPage/CannedAnswersPage.tsx')),
  },
  {
    path: 'home/admin/workorders/:id',
    handle: { name: 'support-desk', title: '工单处理' },
    guard: requireSupport,
    lazy: lazyPage(() => import('./pages/SupportDeskOrderPage/SupportDeskOrderPage.tsx')),
  },
];
