import { workOrderCalls } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { ownOnly, shownBy, type PersonalColumn } from '#personal-data/entry.ts';
import { workOrderMessages, workOrders } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: workOrders.creatorId,
    file: '工单/工单',
    title: '提交的工单',
    fields: [
      shownBy(
        workOrderCalls.list,
        workOrders.id,
        workOrders.orderId,
        workOrders.creatorId,
        workOrders.typeId,
        workOrders.content,
        workOrders.competitionId,
        workOrders.organizationId,
        workOrders.status,
        workOrders.resolve,
        workOrders.confirmBefore,
        workOrders.answered,
        workOrders.priority,
        workOrders.waitingSince,
        workOrders.createDate,
        workOrders.modifyDate,
      ),
    ],
    without: [workOrders.answerDue, workOrders.firstAnswerDate],
  },
  { column: workOrders.handlerId, leftOut: '处理中的工单属于提交者' },
  {
    column: workOrderMessages.fromId,
    file: '工单/我的消息',
    title: '我在工单中发送的消息',
    fields: [
      ownOnly(
        '本人写的消息',
        workOrderMessages.id,
        workOrderMessages.number,
        workOrderMessages.workOrderId,
        workOrderMessages.fromId,
        workOrderMessages.isAdmin,
        workOrderMessages.content,
        workOrderMessages.attachments,
        workOrderMessages.closes,
        workOrderMessages.date,
      ),
    ],
  },
];
