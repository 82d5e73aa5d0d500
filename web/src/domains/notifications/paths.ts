import type { NotificationKind } from '#apollo/schema.generated.ts';
import { settingPath } from '../account/paths.ts';

/** All notifications of the viewer. */
export const notificationsPath = '/home/user/notification';

/** Path at which the viewer sets where to receive them. */
export const notificationSettingsPath = settingPath('notifications');

/** The same as `notificationsPath`, filtered: what isn't named is not a condition. */
export const filteredNotificationsPath = (filter: {
  kind?: NotificationKind | undefined;
  read?: boolean | undefined;
}): string => {
  const query = new URLSearchParams();
  if (filter.kind) query.set('type', filter.kind);
  if (filter.read !== undefined) query.set('read', String(filter.read));
  return query.size > 0 ? `${notificationsPath}?${query}` : notificationsPath;
};
