import { invalidateAll } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

export const channelRefreshes: LiveRefresh[] = [
  {
    on: ['MODERATOR_NAMED'],
    refresh: (cache) => invalidateAll(cache, 'Channel', 'viewerModerates'),
  },
];
