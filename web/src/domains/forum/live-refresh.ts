import {
  EVENT_POST_CHANGED,
  EVENT_POST_LIKED,
  EVENT_POST_REPLIED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { invalidateQueries } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

export const forumRefreshes: LiveRefresh[] = [
  {
    on: [EVENT_POST_CHANGED, EVENT_POST_LIKED, EVENT_POST_REPLIED],
    refresh: (cache) => invalidateQueries(cache, 'forumPost', 'forumPosts', 'forumReplies'),
  },
];
