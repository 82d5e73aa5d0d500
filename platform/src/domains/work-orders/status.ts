import { and, eq } from 'drizzle-orm';
import {
  resolveStatus,
  type WorkOrder,
  workOrderStatus,
} from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import {
  EVENT_WORK_ORDER_CLOSED,
  EVENT_WORK_ORDER_MOVED,
  EVENT_WORK_ORDER_REOPENED,
  EVENT_WORK_ORDER_TIMED_OUT,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import {
  closeReasonProblem,
  CONFIRM_DAYS,
  STALE_WORK_ORDER,
  statusMove,
} from '@whaletide/schema/domains/work-orders/rules/work-orders.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import type { JobHandler } from '#jobs/worker.ts';
import { conflict, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { lockedMember } from '../members/store.ts';
import { actedBy, record } from '../moderation/store.ts';
import { checkOpenApplication } from './applying.ts';
import { currentHandler, lockWorkOrder } from './access.ts';
import { wholeWorkOrder } from './list.ts';
import { tellCreator, tellStaff, tellSupport } from './notices.ts';
import { toWorkOrder } from './presenters.ts';
import { type WorkOrderRow, workOrders } from './tables.ts';
import { addMessage, answeredBy } from './thread.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

/** Kind of job that closes a work order that wasn't confirmed in time. */
export const CLOSE_WORK_ORDER_JOB = 'close-work-order';

interface Closing {
  id: string;
  /** ISO 8601; a job whose time is no longer the work order's does nothing. */
  confirmBefore: string;
}

/** Queues the closing and answers until when the member can confirm. */
export const scheduleClosing = async (
  tx: Transaction,
  { jobs, now }: Services,
  id: string,
): Promise<Date> => {
  const confirmBefore = new Date(now().getTime() + CONFIRM_DAYS * DAY);
  const closing: Closing = { id, confirmBefore: confirmBefore.toISOString() };
  await jobs.add(tx, CLOSE_WORK_ORDER_JOB, closing, { due: confirmBefore });
  return confirmBefore;
};

export const closeWorkOrderHandler = (services: Services): JobHandler => ({
  run: (job, finish) =>
    services.database.transaction(async (tx) => {
      await finish(tx);
      const { id, confirmBefore } = job.data as Closing;
      const { awaitingConfirmation, closed } = workOrderStatus;
      const [order] = await tx
        .update(workOrders)
        .set({
          status: closed,
          resolve: statusMove('timeout', awaitingConfirmation, closed)?.resolve ?? null,
          confirmBefore: null,
          modifyDate: services.now(),
        })
        .where(
          and(
            eq(workOrders.id, id),
            eq(workOrders.status, awaitingConfirmation),
            eq(workOrders.confirmBefore, new Date(confirmBefore)),
          ),
        )
        .returning();
      if (order) await tellCreator(tx, services, order, EVENT_WORK_ORDER_TIMED_OUT);
    }),
  parks: true,
  giveUp: () => Promise.resolve(),
});

interface Move {
  Status: number;
  Reason?: string | undefined;
}

/** Keeps the reason in the thread, and tells it to the member. */
const saySupportClosed = async (
  tx: Transaction,
  services: Services,
  caller: Caller,
  { order, reason }: { order: WorkOrderRow; reason: string },
): Promise<void> => {
  const moment = services.now();
  if (reason)
    await addMessage(tx, caller, {
      order,
      actor: 'support',
      content: reason,
      closes: true,
      moment,
    });
  const said = reason ? `已由客服关闭：${reason}` : '已由客服关闭';
  await tellCreator(tx, services, order, EVENT_WORK_ORDER_MOVED, said);
};

/** Notifies its handler, where it has one, that it needs no answer. */
const tellHandler = async (tx: Transaction, services: Services, order: WorkOrderRow) => {
  const handler = await currentHandler(tx, order);
  if (handler === null) return;
  await tellStaff(tx, services, [handler], {
    order,
    eventType: EVENT_WORK_ORDER_CLOSED,
    by: order.creatorId,
    ...(order.resolve === resolveStatus.resolved && { message: '确认解决了' }),
  });
};

/**
 * Moves a work order, as its creator or the support may; of several at once, one comes first and
 * the others find it where that one left it.
 * @throws Refusal NOT_FOUND, CONFLICT where it can't come there from where it is, and for a second
 * open application, BAD_USER_INPUT for the reason
 */
export const moveWorkOrder = (
  services: Services,
  caller: Caller,
  id: string,
  { Status, Reason = '' }: Move,
): Promise<WorkOrder> =>
  services.database.transaction(async (tx) => {
    const { order, actor } = await lockWorkOrder(tx, id, caller);
    const move = statusMove(actor, order.status, Status);
    if (!move) throw conflict(STALE_WORK_ORDER);
    refuseIf(closeReasonProblem(actor, order.status, Reason));
    if (order.status === workOrderStatus.closed) {
      await lockedMember(tx, order.creatorId);
      await checkOpenApplication(tx, order);
    }
    const reason = Reason.trim();
    const bySupport = actor === 'support';
    const isClosed = move.status === workOrderStatus.closed;
    const moment = services.now();
    const [moved] = await tx
      .update(workOrders)
      .set({
        status: move.status,
        resolve: move.resolve,
        confirmBefore: null,
        modifyDate: moment,
        ...(!bySupport && { answered: false, waitingSince: moment }),
        ...(bySupport && reason && (await answeredBy(tx, order, caller.id, moment))),
        ...(isClosed && { waitingSince: null }),
      })
      .where(eq(workOrders.id, id))
      .returning();
    if (!moved) throw new Error(`work order ${id} went away under its lock`);
    if (bySupport) {
      await record(tx, actedBy(caller, services.now), {
        action: 'workOrders.setStatus',
        kind: 'WORK_ORDER',
        target: id,
        title: `工单 ${order.orderId}`,
        reason,
        before: order,
        after: { status: moved.status, resolve: moved.resolve, handlerId: moved.handlerId },
      });
      await saySupportClosed(tx, services, caller, { order: moved, reason });
    } else if (isClosed) await tellHandler(tx, services, moved);
    else await tellSupport(tx, services, moved, EVENT_WORK_ORDER_REOPENED, caller);
    return toWorkOrder(await wholeWorkOrder(tx, id), bySupport);
  });
