import { competitionId } from '#tests/web/support/data.ts';

export const trends = [
  { name: '企鹅识别', type: 'COMPETITION', url: null, id: competitionId },
  { name: '打榜练习', type: 'URL', url: '/home/activity/EXERCISE', id: null },
].map((trend) => ({ __typename: 'SearchTrend', ...trend }));

export const counts = (found: Record<string, number>) => ({
  searchCounts: [
    'PROJECT',
    'DATASET',
    'COMPETITION',
    'ACTIVITY',
    'CHANNEL',
    'COLUMN',
    'POST',
    'MEMBER',
  ].map((kind) => ({
    __typename: 'SearchCount',
    kind,
    count: found[kind] ?? 0,
  })),
});

export const results = (items: object[], changes: object = {}) => ({
  search: {
    __typename: 'SearchPage',
    totalCount: items.length,
    page: 1,
    perPage: 12,
    hasNextPage: false,
    match: 'ALL',
    understood: '',
    alternatives: [],
    marks: [],
    reasons: [],
    items,
    ...changes,
  },
});
