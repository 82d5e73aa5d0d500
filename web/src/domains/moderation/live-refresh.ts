import {
  EVENT_CONTENT_FOLDED,
  EVENT_CONTENT_REMOVED,
  EVENT_CONTENT_RESTORED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { invalidateQueries } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

export const moderationRefreshes: LiveRefresh[] = [
  {
    on: [EVENT_CONTENT_FOLDED, EVENT_CONTENT_RESTORED, EVENT_CONTENT_REMOVED],
    refresh: (cache) =>
      invalidateQueries(
        cache,
        'forumPost',
        'forumReplies',
        'column',
        'project',
        'dataset',
        'comments',
        'commentReplies',
      ),
  },
];
