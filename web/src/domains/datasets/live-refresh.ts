import { invalidateQueries } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

export const datasetRefreshes: LiveRefresh[] = [
  {
    on: ['DATASET_COMMENTED'],
    refresh: (cache) => invalidateQueries(cache, 'dataset', 'comments', 'commentReplies'),
  },
];
