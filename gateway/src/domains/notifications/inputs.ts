import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  markNotificationsRead: notificationCalls.markRead,
  setNotificationSettings: notificationCalls.setSettings,
  unsubscribeFromMail: notificationCalls.unsubscribe,
});
