import { eq } from 'drizzle-orm';
import type { UploadRef } from '@whaletide/schema/domains/uploads/rest.ts';
import {
  type WorkOrder,
  type WorkOrderMessage,
  workOrderStatus,
} from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import {
  EVENT_WORK_ORDER_ANSWERED,
  EVENT_WORK_ORDER_AWAITS,
  EVENT_WORK_ORDER_REPLIED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import {
  messageProblem,
  replyProblem,
  statusAfterReply,
} from '@whaletide/schema/domains/work-orders/rules/work-orders.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { ownKeys } from '../uploads/store/uploads.ts';
import { lockWorkOrder } from './access.ts';
import { keepFiles } from './files.ts';
import { wholeWorkOrder } from './list.ts';
import { tellCreator, tellSupport } from './notices.ts';
import { toWorkOrder } from './presenters.ts';
import { scheduleClosing } from './status.ts';
import { workOrders } from './tables.ts';
import { addMessage, answeredBy, type Locked } from './thread.ts';

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
  /** Words that the notice tells in place of an answer's. */
  notice?: string;
}

/** Keeps a message in a work order that is locked, and tells the other side. @throws Refusal NOT_FOUND for others' files */
export const keepMessage = async (
  tx: Transaction,
  services: Services,
  caller: Caller,
  { order, actor }: Locked,
  { content, attachments, asks, notice }: Said,
): Promise<{ message: WorkOrderMessage; workOrder: WorkOrder }> => {
  const keys = attachments.map(({ key }) => key);
  const own = await ownKeys(tx, { memberId: caller.id, purpose: 'work-order', keys });
  if (keys.some((key) => !own.has(key))) throw notFound('附件', 'Attachments');
  const moment = services.now();
  const bySupport = actor === 'support';
  const status = statusAfterReply(actor, order.status, asks);
  const message = await addMessage(tx, caller, {
    order,
    actor,
    content,
    attachments: attachments.map(({ key, name, size }) => ({ key, name, size })),
    moment,
  });
  await keepFiles(tx, { orderId: order.id, memberId: caller.id, content, attachments: keys });
  await tx
    .update(workOrders)
    .set({
      status,
      modifyDate: moment,
      confirmBefore:
        status === workOrderStatus.awaitingConfirmation
          ? await scheduleClosing(tx, services, order.id)
          : null,
      ...(bySupport
        ? await answeredBy(tx, order, caller.id, moment)
        : { answered: false, waitingSince: order.waitingSince ?? moment }),
    })
    .where(eq(workOrders.id, order.id));
  if (bySupport)
    await tellCreator(
      tx,
      services,
      order,
      asks ? EVENT_WORK_ORDER_AWAITS : EVENT_WORK_ORDER_ANSWERED,
      notice,
    );
  else await tellSupport(tx, services, order, EVENT_WORK_ORDER_REPLIED, caller);
  return {
    message,
    workOrder: toWorkOrder(await wholeWorkOrder(tx, order.id), bySupport),
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
