import { invalidateAll, invalidateQueries } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

export const columnRefreshes: LiveRefresh[] = [
  // The right to write columns is taken at once, and comes back at once.
  {
    on: ['CREATOR_BANNED', 'CREATOR_RESTORED'],
    refresh: (cache) => invalidateAll(cache, 'Viewer', 'columns'),
  },
  {
    on: ['COLUMN_UPDATED'],
    refresh: (cache) => invalidateQueries(cache, 'column'),
  },
];
