import type { ApolloCache } from '@apollo/client';
import { invalidateAll, invalidateQueries } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

/** Marks notifications and their count as out of date. */
export const invalidateNotifications = (cache: ApolloCache): void => {
  invalidateQueries(cache, 'notifications');
  invalidateAll(cache, 'Viewer', 'unreadNotificationsCount');
};

export const notificationRefreshes: LiveRefresh[] = [
  { on: ({ inBell = true }) => inBell, refresh: invalidateNotifications },
];
