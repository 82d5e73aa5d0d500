import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';
import { requireMember, requireSupport } from '../account/components/Viewer/require-member.ts';
import { supportPath } from '../../routing/support.ts';
import { suggestionPath } from './paths.ts';

const handle = (value: RouteHandle) => value;

/** To the page of today, with the query that came along. */
const moved =
  (path: string) =>
  ({ request }: LoaderFunctionArgs) =>
    redirect(path + new URL(request.url).search);

export const workOrderRoutes: RouteObject[] = [
  {
    path: 'home/support',
    handle: handle({ name: 'support', title: '帮助中心' }),
    lazy: lazyPage(() => import('./pages/SupportPage/SupportPage.tsx')),
  },
  { path: 'support', loader: moved(supportPath()) },
  { path: 'workorder', loader: moved(supportPath()) },
  { path: 'home/workorder', loader: moved(supportPath()) },
  {
    path: 'home/suggestion',
    handle: handle({ name: 'suggestion', title: '产品建议', form: true }),
    lazy: lazyPage(() => import('./pages/SuggestionPage/SuggestionPage.tsx')),
  },
  { path: 'suggestion', loader: moved(suggestionPath) },
  {
    path: 'home/user/workorder',
    handle: handle({ name: 'workorder-list', title: '我的工单' }),
    middleware: [requireMember],
    loader: () => null,
    lazy: lazyPage(() => import('./pages/WorkOrdersPage/WorkOrdersPage.tsx')),
  },
  {
    path: 'home/user/workorder/:id',
    handle: handle({ name: 'workorder-detail', title: '工单详情' }),
    middleware: [requireMember],
    loader: () => null,
    lazy: lazyPage(() => import('./pages/WorkOrderPage/WorkOrderPage.tsx')),
  },
  {
    path: 'home/admin/workorders',
    handle: handle({ name: 'support-desk', title: '工单处理' }),
    middleware: [requireSupport],
    loader: () => null,
    lazy: lazyPage(() => import('./pages/SupportDeskPage/SupportDeskPage.tsx')),
  },
  {
    path: 'home/admin/workorders/:id',
    handle: handle({ name: 'support-desk', title: '工单处理' }),
    middleware: [requireSupport],
    loader: () => null,
    lazy: lazyPage(() => import('./pages/SupportDeskOrderPage/SupportDeskOrderPage.tsx')),
  },
];
