import {
  EVENT_COLUMN_UPDATED,
  EVENT_CREATOR_BANNED,
  EVENT_CREATOR_RESTORED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { invalidateAll, invalidateQueries } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

export const columnRefreshes: LiveRefresh[] = [
  // The right to write columns is taken at once, and comes back at once.
  {
    on: [EVENT_CREATOR_BANNED, EVENT_CREATOR_RESTORED],
    refresh: (cache) => invalidateAll(cache, 'Viewer', 'columns'),
  },
  {
    on: [EVENT_COLUMN_UPDATED],
    refresh: (cache) => invalidateQueries(cache, 'column', 'columnProjects'),
  },
];
