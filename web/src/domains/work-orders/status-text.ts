import { CONFIRM_DAYS } from '@whaletide/schema/domains/work-orders/rules/work-orders.ts';
import type { WorkOrderResolution, WorkOrderStatus } from '#apollo/schema.generated.ts';

/** Names of the statuses. */
export const statusText: Record<WorkOrderStatus, string> = {
  PENDING: '待处理',
  PROCESSING: '处理中',
  AWAITING_CONFIRMATION: '待确认',
  CLOSED: '已关闭',
};

export const statuses: readonly WorkOrderStatus[] = [
  'PENDING',
  'PROCESSING',
  'AWAITING_CONFIRMATION',
  'CLOSED',
];

/** The status that an address names; null for all. */
export const statusOf = (value: string | null): WorkOrderStatus | null =>
  statuses.find((status) => status === value) ?? null;

/** Tells how a work order came to be closed. */
export const closedText = (resolution: WorkOrderResolution | null): string => {
  if (resolution === 'RESOLVED') return '你已确认问题得到解决。';
  if (resolution === 'TIMED_OUT') return `超过 ${CONFIRM_DAYS} 天没有确认，工单已自动关闭。`;
  return '工单已关闭。';
};
