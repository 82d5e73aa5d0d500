import { invalidateAll } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

export const skillRefreshes: LiveRefresh[] = [
  {
    on: ['SKILL_EARNED'],
    refresh: (cache) => {
      invalidateAll(cache, 'Viewer', 'skills');
      invalidateAll(cache, 'Member', 'skills');
    },
  },
];
