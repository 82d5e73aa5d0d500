import type { RouteHandle } from '#routing/handle.ts';
import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { movedRoute } from '#routing/moved-route.ts';
import { requireMember } from '../account/components/Viewer/require-member.ts';
import { notificationsPath } from './paths.ts';

export const notificationRoutes: PageRoute[] = [
  {
    path: 'home/user/notification',
    handle: { name: 'user-notification', title: '通知' } satisfies RouteHandle,
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/NotificationsPage/NotificationsPage.tsx')),
  },
  {
    path: 'home/user/setting/notifications',
    handle: { name: 'notification-settings', title: '通知设置', form: true } satisfies RouteHandle,
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/NotificationSettingsPage/NotificationSettingsPage.tsx')),
  },
  {
    path: 'home/unsubscribe',
    // A mail's link is one member's: no page of it is kept.
    handle: {
      name: 'unsubscribe',
      title: '退订邮件',
      rendered: { unless: ['token'] },
    } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/UnsubscribePage/UnsubscribePage.tsx')),
  },
  movedRoute('user/notification', notificationsPath, 301),
];
