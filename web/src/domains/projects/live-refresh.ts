import { EVENT_LAB_COMMENTED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { invalidateQueries } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

export const projectRefreshes: LiveRefresh[] = [
  {
    on: [EVENT_LAB_COMMENTED],
    refresh: (cache) => invalidateQueries(cache, 'project', 'comments', 'commentReplies'),
  },
];
