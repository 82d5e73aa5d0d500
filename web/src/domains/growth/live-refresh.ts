import { invalidateAll } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

export const growthRefreshes: LiveRefresh[] = [
  {
    on: ['SHARE_REWARDED', 'STAGE_REWARDED', 'PROMOTED', 'RANKING_PUBLISHED'],
    refresh: (cache) => invalidateAll(cache, 'Viewer', 'wallet'),
  },
  { on: ['BADGE_GIVEN'], refresh: (cache) => invalidateAll(cache, 'Member', 'badges') },
];
