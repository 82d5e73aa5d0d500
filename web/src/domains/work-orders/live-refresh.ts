import { invalidateAll, invalidateQueries } from '#apollo/invalidate.ts';
import type { LiveRefresh } from '#apollo/live-refresh.ts';
import { workOrderEvents } from '#apollo/work-order-events.ts';

export const workOrderRefreshes: LiveRefresh[] = [
  {
    on: workOrderEvents,
    refresh: (cache) => {
      invalidateQueries(cache, 'workOrders');
      invalidateAll(cache, 'Support', 'workOrders', 'queue');
      invalidateAll(cache, 'WorkOrder');
      // An application that was accepted gives a right.
      invalidateAll(cache, 'Viewer', 'roles', 'columns');
    },
  },
];
