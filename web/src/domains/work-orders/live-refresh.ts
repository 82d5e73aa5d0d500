import { isWorkOrderEvent } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { invalidateAll, invalidateQueries } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';

export const workOrderRefreshes: LiveRefresh[] = [
  {
    on: ({ eventType }) => isWorkOrderEvent(eventType),
    refresh: (cache) => {
      invalidateQueries(cache, 'workOrders', 'supportWorkOrders', 'supportQueue');
      invalidateAll(cache, 'WorkOrder');
      // An application that was accepted gives a right.
      invalidateAll(cache, 'Viewer', 'roles', 'columns');
    },
  },
];
