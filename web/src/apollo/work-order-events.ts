import type { EventName } from './live-refresh.ts';

/** Events of a work order: the member's own, and those that the support is notified of. */
export const workOrderEvents: readonly EventName[] = [
  'WORK_ORDER_ANSWERED',
  'WORK_ORDER_AWAITS',
  'WORK_ORDER_MOVED',
  'WORK_ORDER_TIMED_OUT',
  'WORK_ORDER_FILED',
  'WORK_ORDER_REPLIED',
  'WORK_ORDER_REOPENED',
  'WORK_ORDER_ASSIGNED',
  'WORK_ORDER_CLOSED',
];
