import { EVENT_DATASET_COMMENTED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { invalidateQueries } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

export const datasetRefreshes: LiveRefresh[] = [
  {
    on: [EVENT_DATASET_COMMENTED],
    refresh: (cache) => invalidateQueries(cache, 'dataset', 'comments', 'commentReplies'),
  },
];
