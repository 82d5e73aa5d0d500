import {
  EVENT_BADGE_GIVEN,
  EVENT_PROMOTED,
  EVENT_RANKING_PUBLISHED,
  EVENT_SHARE_REWARDED,
  EVENT_STAGE_REWARDED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { invalidateAll } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

export const growthRefreshes: LiveRefresh[] = [
  {
    on: [EVENT_SHARE_REWARDED, EVENT_STAGE_REWARDED, EVENT_PROMOTED, EVENT_RANKING_PUBLISHED],
    refresh: (cache) => invalidateAll(cache, 'Viewer', 'wallet'),
  },
  { on: [EVENT_BADGE_GIVEN], refresh: (cache) => invalidateAll(cache, 'Member', 'badges') },
];
