import { invalidateQueries } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

export const moderationRefreshes: LiveRefresh[] = [
  {
    on: ['CONTENT_FOLDED', 'CONTENT_RESTORED', 'CONTENT_REMOVED'],
    refresh: (cache) =>
      invalidateQueries(
        cache,
        'forumPost',
        'column',
        'project',
        'dataset',
        'comments',
        'commentReplies',
      ),
  },
];
