import type { Domain } from '../../domain.ts';
import { forgetNotifications } from './forgetting.ts';
import { notificationRoutes } from './routes.ts';
import { digestMails } from './settings.ts';

export const notifications = {
  routes: ({ mailed }) => [notificationRoutes(mailed)],
  mailed: { DIGEST: digestMails },
  closure: { forget: [forgetNotifications] },
} satisfies Domain;
