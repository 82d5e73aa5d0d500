import { EVENT_MODERATOR_NAMED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { invalidateAll } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

export const channelRefreshes: LiveRefresh[] = [
  {
    on: [EVENT_MODERATOR_NAMED],
    refresh: (cache) => invalidateAll(cache, 'Channel', 'viewerModerates'),
  },
];
