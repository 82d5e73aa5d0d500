import type { PersonalColumn } from '../../personal-data/entry.ts';
import { workOrderMessages, workOrders } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: workOrders.creatorId,
    file: '工单/工单',
    title: '提交的工单',
  },
  { column: workOrders.handlerId, leftOut: '处理中的工单属于提交者' },
  { column: workOrderMessages.fromId, file: '工单/我的消息', title: '我在工单中发送的消息' },
];
