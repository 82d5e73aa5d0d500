import { domain } from '#shared/domain.ts';
import { notificationCalls } from './rest.ts';

export const notifications = domain({
  name: 'notifications',
  chinese: '通知',
  rest: 'notfs',
  graphql: 'Notification',
  purpose: 'Events as sentences with links, by kind, read or unread, with each member’s settings.',
  calls: [notificationCalls],
  knows: { platform: ['members'], gateway: [], web: ['account'] },
});
