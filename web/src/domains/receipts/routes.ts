import type { RouteHandle } from '#routing/handle.ts';
import { lazyPage } from '#routing/lazy-page.ts';
import { movedRoute } from '#routing/moved-route.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { receiptCheckPath } from './paths.ts';

const handle: RouteHandle = { name: 'receipt-check', title: '核对回执', rendered: {} };

export const receiptRoutes: PageRoute[] = [
  {
    path: 'home/receipts',
    handle,
    lazy: lazyPage(() => import('./pages/ReceiptCheckPage/ReceiptCheckPage.tsx')),
  },
  movedRoute('receipts', receiptCheckPath, 301),
];
