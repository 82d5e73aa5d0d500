import { notificationCalls } from '@whaletide/schema/rest/notifications.ts';
import { bind } from '../../graphql/inputs.ts';

export const inputs = {
  markNotificationsRead: bind('MarkNotificationsReadInput', notificationCalls.markRead),
  setNotificationSettings: bind('SetNotificationSettingsInput', notificationCalls.setSettings),
  unsubscribeFromMail: bind('UnsubscribeFromMailInput', notificationCalls.unsubscribe),
};
