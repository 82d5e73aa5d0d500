import { asc, count, eq } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { UploadRef } from '@whaletide/schema/domains/uploads/rest.ts';
import {
  type WorkOrder,
  type WorkOrderMessage,
  workOrderStatus,
} from '@whaletide/schema/domains/work-orders/rest.ts';
import {
  EVENT_WORK_ORDER_ANSWERED,
  EVENT_WORK_ORDER_AWAITS,
  EVENT_WORK_ORDER_REPLIED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import {
  messageProblem,
  replyProblem,
  statusAfterReply,
  type WorkOrderActor,
} from '@whaletide/schema/domains/work-orders/rules/work-orders.ts';
import type { Handle, Transaction } from '../../database/database.ts';
import { paged } from '../../http/paging.ts';
import type { Caller } from '../../http/caller.ts';
import { newId } from '../../ids.ts';
import { forbidden, notFound, refuseIf } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { memberById } from '../members/store.ts';
import { members } from '../members/tables.ts';
import { ownKeys } from '../uploads/store/uploads.ts';
import { isStaff, lockWorkOrder } from './access.ts';
import { keepFiles } from './files.ts';
import { wholeWorkOrder, workOrderById } from './list.ts';
import { tellCreator, tellSupport } from './notices.ts';
import { toMessage, toWorkOrder } from './presenters.ts';
import { scheduleClosing } from './status.ts';
import { workOrderMessages, type WorkOrderRow, workOrders } from './tables.ts';

/** A page of the thread, oldest first. @throws Refusal NOT_FOUND */
export const listMessages = async (
  db: Handle,
  query: { page: number; perPage: number; WorkOrder: string },
  caller: Caller,
): Promise<Page<WorkOrderMessage>> => {
  const { Creator } = await workOrderById(db, query.WorkOrder, caller);
  const chosen = eq(workOrderMessages.workOrderId, query.WorkOrder);
  return paged(query, {
    rows: db
      .select({ message: workOrderMessages, from: members })
      .from(workOrderMessages)
      .innerJoin(members, eq(members.id, workOrderMessages.fromId))
      .where(chosen)
      .orderBy(asc(workOrderMessages.number)),
    total: db.select({ rows: count() }).from(workOrderMessages).where(chosen),
    present: (rows) => {
      const forStaff = isStaff(caller) && Creator !== caller.id;
      return rows.map(({ message, from }) => toMessage(message, from, forStaff));
    },
  });
};

export interface NewMessage {
  WorkOrder: string;
  Content: string;
  From?: string | undefined;
  Attachments?: readonly UploadRef[] | undefined;
  Status?: number | undefined;
}

interface Said {
  content: string;
  attachments: readonly UploadRef[];
  /** True where the support asks the member to confirm. */
  asks: boolean;
}

/** Keeps a message in a work order that is locked, and tells the other side. @throws Refusal NOT_FOUND for others' files */
export const keepMessage = async (
  tx: Transaction,
  services: Services,
  caller: Caller,
  { order, actor }: { order: WorkOrderRow; actor: WorkOrderActor },
  { content, attachments, asks }: Said,
): Promise<{ message: WorkOrderMessage; workOrder: WorkOrder }> => {
  const keys = attachments.map(({ key }) => key);
  const own = await ownKeys(tx, { memberId: caller.id, purpose: 'work-order', keys });
  if (keys.some((key) => !own.has(key))) throw notFound('附件', 'Attachments');
  const moment = services.now();
  const bySupport = actor === 'support';
  const status = statusAfterReply(actor, order.status, asks);
  const [row] = await tx
    .insert(workOrderMessages)
    .values({
      id: newId(moment.getTime()),
      workOrderId: order.id,
      fromId: caller.id,
      isAdmin: bySupport,
      content,
      attachments: attachments.map(({ key, name, size }) => ({ key, name, size })),
      date: moment,
    })
    .returning();
  const from = await memberById(tx, caller.id);
  if (!row || !from) throw new Error('the new message was not stored');
  await keepFiles(tx, { orderId: order.id, memberId: caller.id, content, attachments: keys });
  await tx
    .update(workOrders)
    .set({
      status,
      answered: bySupport,
      modifyDate: moment,
      confirmBefore:
        status === workOrderStatus.awaitingConfirmation
          ? await scheduleClosing(tx, services, order.id)
          : null,
      ...(bySupport && { handlerId: caller.id }),
    })
    .where(eq(workOrders.id, order.id));
  if (bySupport)
    await tellCreator(
      tx,
      services,
      order,
      asks ? EVENT_WORK_ORDER_AWAITS : EVENT_WORK_ORDER_ANSWERED,
    );
  else await tellSupport(tx, services, order, EVENT_WORK_ORDER_REPLIED, caller);
  return {
    message: toMessage(row, from, bySupport),
    workOrder: toWorkOrder(await wholeWorkOrder(tx, order.id)),
  };
};

/**
 * Writes in a work order and tells the other side.
 * @throws Refusal FORBIDDEN in another's name, BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export const sendMessage = (
  services: Services,
  caller: Caller,
  input: NewMessage,
): Promise<{ message: WorkOrderMessage; workOrder: WorkOrder }> => {
  const content = input.Content.trim();
  const attachments = input.Attachments ?? [];
  if (input.From !== undefined && input.From !== caller.id)
    throw forbidden('只能以自己的名义发送消息');
  refuseIf(messageProblem({ content, attachments }));
  return services.database.transaction(async (tx) => {
    const locked = await lockWorkOrder(tx, input.WorkOrder, caller);
    refuseIf(replyProblem(locked.actor, locked.order.status));
    const asks = input.Status === workOrderStatus.awaitingConfirmation;
    return keepMessage(tx, services, caller, locked, { content, attachments, asks });
  });
};
