import { EVENT_SKILL_EARNED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { invalidateAll } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

export const skillRefreshes: LiveRefresh[] = [
  {
    on: [EVENT_SKILL_EARNED],
    refresh: (cache) => {
      invalidateAll(cache, 'Viewer', 'skills');
      invalidateAll(cache, 'Member', 'skills');
    },
  },
];
