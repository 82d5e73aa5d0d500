import {
  type WorkOrder,
  type WorkOrderMessage,
  workOrderStatus,
  type WorkOrderType,
} from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { SUPPORT_NAME } from '@whaletide/schema/domains/work-orders/rules/work-orders.ts';
import type { MemberRow } from '../members/tables.ts';
import { fileUrl } from '../uploads/store/uploads.ts';
import type { WorkOrderMessageRow, WorkOrderRow, WorkOrderTypeRow } from './tables.ts';

export interface GroupRow {
  id: string;
  name: string;
  refType: string | null;
}

/** A work order with what its document names. */
export interface WholeWorkOrder {
  order: WorkOrderRow;
  type: { id: string; name: string };
  group: { id: string; name: string };
  competition: { id: string; name: string } | null;
  organization: { id: string; name: string; shortName: string } | null;
  /** Member of today's staff who has it. */
  handler: { id: string } | null;
}

/** Reads a work order by its row. Members aren't told who of the staff has it. */
export const toWorkOrder = (row: WholeWorkOrder, forStaff: boolean): WorkOrder => {
  const { order, type, group, competition, organization, handler } = row;
  const awaitsFirst = order.firstAnswerDate === null && order.status !== workOrderStatus.closed;
  return {
    _id: order.id,
    OrderId: order.orderId,
    Content: order.content,
    Type: { _id: type.id, Name: type.name },
    TypeGroup: { _id: group.id, Name: group.name },
    Organization: organization && {
      _id: organization.id,
      Name: organization.name,
      ShortName: organization.shortName,
    },
    Competition: competition && { _id: competition.id, Name: competition.name },
    CreateDate: order.createDate.toISOString(),
    ModifyDate: order.modifyDate.toISOString(),
    Status: order.status,
    ResolveStatus: order.resolve,
    ConfirmBefore: order.confirmBefore?.toISOString() ?? null,
    Creator: order.creatorId,
    Answered: order.answered,
    WaitingSince: order.waitingSince?.toISOString() ?? null,
    AnswerDue: awaitsFirst ? order.answerDue.toISOString() : null,
    Handler: forStaff ? (handler?.id ?? null) : null,
    Priority: order.priority,
  };
};

/** A message; the support stands behind one name, except before the staff themselves. */
export const toMessage = (
  row: WorkOrderMessageRow,
  from: Pick<MemberRow, 'id' | 'name' | 'avatar'>,
  forStaff: boolean,
): WorkOrderMessage => ({
  _id: row.id,
  WorkOrder: row.workOrderId,
  Content: row.content,
  From: row.isAdmin
    ? { _id: forStaff ? from.id : null, Name: SUPPORT_NAME, Avatar: null }
    : { _id: from.id, Name: from.name, Avatar: from.avatar },
  IsAdmin: row.isAdmin,
  StaffName: row.isAdmin && forStaff ? from.name : null,
  Date: row.date.toISOString(),
  Attachments: row.attachments.map((file) => ({ ...file, url: fileUrl(file.key) })),
  Closes: row.closes,
});

export const toType = (row: WorkOrderTypeRow, group: GroupRow): WorkOrderType => ({
  _id: row.id,
  Name: row.name,
  Group: { _id: group.id, Name: group.name, RefType: group.refType },
  Hidden: row.hidden,
  Template: row.template,
  Document: row.document,
});
