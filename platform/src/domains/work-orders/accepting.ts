import { eq } from 'drizzle-orm';
import {
  type WorkOrder,
  workOrderStatus,
} from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { acceptanceProblem } from '@whaletide/schema/domains/work-orders/rules/application-acceptance.ts';
import type { Applications } from '#application.ts';
import type { Caller } from '#http/caller.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { holdMember } from '../members/store.ts';
import { actedBy, record } from '../moderation/store.ts';
import { lockWorkOrder } from './access.ts';
import { wholeWorkOrder } from './list.ts';
import { keepMessage } from './messages.ts';
import { toWorkOrder } from './presenters.ts';
import { workOrders } from './tables.ts';

declare module '#domain.ts' {
  interface Domain {
    /** Rights that members apply for by work orders, by the types of these. */
    applications?: Applications;
  }
  interface Gathered {
    applications: Applications;
  }
}

/**
 * Accepts an application: its creator has the right that it asks for from now on, and it is closed. Of two who accept
 * it at once the second finds it accepted.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT as work-orders/rules/application-acceptance.ts and
 * the application's own domain say
 */
export const acceptApplication = (
  services: Services,
  caller: Caller,
  id: string,
  applications: Applications,
): Promise<WorkOrder> =>
  services.database.transaction(async (tx) => {
    const locked = await lockWorkOrder(tx, id, caller);
    const { order, actor } = locked;
    refuseIf(acceptanceProblem(actor, order));
    const application = applications[order.typeId];
    if (!application) throw new Error(`no domain brings applications of ${order.typeId}`);
    const applicant = await holdMember(tx, order.creatorId);
    if (!applicant) throw notFound('用户');
    refuseIf(await application.problem(tx, applicant));
    const changes = await application.grant(tx, applicant, services.now());
    await record(tx, actedBy(caller, services.now), {
      action: 'workOrders.accept',
      kind: 'MEMBER',
      target: applicant.id,
      title: applicant.name,
      reason: `工单 ${order.orderId}`,
      ...changes,
    });
    const { text: content, notice } = application;
    const said = { content, attachments: [], asks: false, notice };
    await keepMessage(tx, services, caller, locked, said);
    // It asked for the right alone: nothing is left to be confirmed.
    await tx
      .update(workOrders)
      .set({ status: workOrderStatus.closed, waitingSince: null })
      .where(eq(workOrders.id, order.id));
    return toWorkOrder(await wholeWorkOrder(tx, order.id), true);
  });
