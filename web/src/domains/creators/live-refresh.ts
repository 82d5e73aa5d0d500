import {
  creatorEvents,
  EVENT_CREATOR_SETTLED,
  EVENT_EXCHANGE_REQUESTED,
  EVENT_EXCHANGE_RETURNED,
  isWorkOrderEvent,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { invalidateAll, invalidateQueries } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

export const creatorRefreshes: LiveRefresh[] = [
  {
    // An application that was accepted makes a creator.
    on: ({ eventType }) => creatorEvents.includes(eventType) || isWorkOrderEvent(eventType),
    refresh: (cache) => {
      invalidateQueries(cache, 'creatorOverview', 'creatorProfits', 'creatorContent', 'exchanges');
      invalidateAll(cache, 'Member', 'isCreator');
    },
  },
  {
    on: [EVENT_EXCHANGE_REQUESTED],
    refresh: (cache) => invalidateQueries(cache, 'administeredExchanges', 'administrationCounts'),
  },
  {
    on: [EVENT_CREATOR_SETTLED, EVENT_EXCHANGE_RETURNED],
    refresh: (cache) => invalidateAll(cache, 'Viewer', 'wallet'),
  },
];
