import type { Domain } from '../../domain.ts';
import { forgetNotifications } from './forgetting.ts';
import { notificationRoutes } from './routes.ts';

export const notifications = {
  routes: () => [notificationRoutes],
  closure: { forget: [forgetNotifications] },
} satisfies Domain;
