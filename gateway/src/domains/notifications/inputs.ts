import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  markNotificationsRead: bind('MarkNotificationsReadInput', notificationCalls.markRead),
  setNotificationSettings: bind('SetNotificationSettingsInput', notificationCalls.setSettings),
  unsubscribeFromMail: bind('UnsubscribeFromMailInput', notificationCalls.unsubscribe),
};
