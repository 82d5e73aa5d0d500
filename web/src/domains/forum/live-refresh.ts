import { invalidateQueries } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

export const forumRefreshes: LiveRefresh[] = [
  {
    on: ['POST_CHANGED', 'POST_LIKED', 'POST_REPLIED'],
    refresh: (cache) => invalidateQueries(cache, 'forumPost', 'forumPosts'),
  },
];
