import { and, asc, eq } from 'drizzle-orm';
import {
  type WorkOrder,
  workOrderStatus,
} from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import {
  EVENT_WORK_ORDER_ASSIGNED,
  EVENT_WORK_ORDER_MOVED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import {
  assignmentProblem,
  statusWhenAssigned,
} from '@whaletide/schema/domains/work-orders/rules/assignment.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, record } from '../moderation/store.ts';
import { members } from '../members/tables.ts';
import { currentHandler, isStaffRow, lockWorkOrder, requireStaff } from './access.ts';
import { wholeWorkOrder } from './list.ts';
import { tellCreator, tellStaff } from './notices.ts';
import { toWorkOrder } from './presenters.ts';
import { workOrders } from './tables.ts';

const MAX_STAFF = 1_000;

/** Lists those who answer work orders. @throws Refusal FORBIDDEN for all but the staff */
export const listStaff = (db: Handle, caller: Caller): Promise<{ _id: string; Name: string }[]> => {
  requireStaff(caller);
  return db
    .select({ _id: members.id, Name: members.name })
    .from(members)
    .where(isStaffRow(members))
    .orderBy(asc(members.name), asc(members.id))
    .limit(MAX_STAFF);
};

/** @throws Refusal NOT_FOUND */
const requireStaffMember = async (tx: Transaction, id: string): Promise<void> => {
  const [found] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, id), isStaffRow(members)));
  if (!found) throw notFound('客服', 'Handler');
};

/**
 * Gives a work order to somebody of the staff, or releases it. Of several who take it at once, one
 * has it.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT, BAD_USER_INPUT as rules/assignment.ts says
 */
export const assignWorkOrder = (
  services: Services,
  caller: Caller,
  id: string,
  target: string | null,
): Promise<WorkOrder> =>
  services.database.transaction(async (tx) => {
    const { order, actor } = await lockWorkOrder(tx, id, caller);
    const { status, creatorId } = order;
    const handlerId = await currentHandler(tx, order);
    refuseIf(
      assignmentProblem({
        actor,
        callerId: caller.id,
        isAdmin: hasRole(caller, 'admin'),
        order: { status, creatorId, handlerId },
        target,
      }),
    );
    if (target !== null) await requireStaffMember(tx, target);
    const after = { status: statusWhenAssigned(status, target !== null), handlerId: target };
    await tx.update(workOrders).set(after).where(eq(workOrders.id, id));
    await record(tx, actedBy(caller, services.now), {
      action: 'supportDesk.assign',
      kind: 'WORK_ORDER',
      target: id,
      title: `工单 ${order.orderId}`,
      before: { status, handlerId: order.handlerId },
      after,
    });
    if (status === workOrderStatus.pending && target !== null)
      await tellCreator(tx, services, order, EVENT_WORK_ORDER_MOVED, '已由客服受理');
    if (target !== null && target !== caller.id)
      await tellStaff(tx, services, [target], {
        order,
        eventType: EVENT_WORK_ORDER_ASSIGNED,
        by: caller.id,
      });
    return toWorkOrder(await wholeWorkOrder(tx, id), true);
  });
