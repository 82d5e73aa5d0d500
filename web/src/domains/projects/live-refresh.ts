import { invalidateQueries } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

export const projectRefreshes: LiveRefresh[] = [
  {
    on: ['PROJECT_COMMENTED'],
    refresh: (cache) => invalidateQueries(cache, 'project', 'comments', 'commentReplies'),
  },
];
