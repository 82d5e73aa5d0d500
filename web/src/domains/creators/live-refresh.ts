import { invalidateAll } from '#apollo/invalidate.ts';
import type { EventName, LiveRefresh } from '#apollo/live-refresh.ts';
import { workOrderEvents } from '#apollo/work-order-events.ts';

const creatorEvents: readonly EventName[] = [
  'CREATOR_BANNED',
  'CREATOR_RESTORED',
  'EXCHANGE_PAID',
  'EXCHANGE_RETURNED',
  'CREATOR_SETTLED',
  'CREATOR_VIOLATION',
  'CREATOR_ENDED',
  'CREATOR_PARDONED',
  'CREATOR_READMITTED',
  'EXCHANGE_REQUESTED',
  'CREATOR_CLOSING',
];

export const creatorRefreshes: LiveRefresh[] = [
  {
    // An application that was accepted makes a creator.
    on: [...creatorEvents, ...workOrderEvents],
    refresh: (cache) => {
      invalidateAll(cache, 'Viewer', 'creator', 'exchanges');
      invalidateAll(cache, 'Member', 'isCreator');
    },
  },
  {
    on: ['EXCHANGE_REQUESTED'],
    refresh: (cache) => invalidateAll(cache, 'Administration', 'exchanges', 'counts'),
  },
  {
    on: ['CREATOR_SETTLED', 'EXCHANGE_RETURNED'],
    refresh: (cache) => invalidateAll(cache, 'Viewer', 'wallet'),
  },
];
