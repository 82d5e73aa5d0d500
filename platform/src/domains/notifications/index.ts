import type { Domain } from '#domain.ts';
import { forgetInNotices, forgetNotifications } from './forgetting.ts';
import { notificationRoutes } from './routes.ts';
import { switchedMails } from './settings.ts';

export const notifications = {
  routes: ({ mailed }) => [notificationRoutes(mailed)],
  mailed: switchedMails,
  closure: { forget: [forgetNotifications, forgetInNotices] },
} satisfies Domain;
