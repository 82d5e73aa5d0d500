import type { WorkOrder } from '@whaletide/schema/domains/work-orders/rest.ts';
import {
  acceptanceProblem,
  APPLIED_ROLE,
  COLUMN_ACCEPTED_TEXT,
} from '@whaletide/schema/domains/columns/rules/column-acceptance.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound, refuseIf } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { addRole, holdMember } from '../members/store.ts';
import { doing, record } from '../moderation/store.ts';
import { lockWorkOrder } from './access.ts';
import { keepMessage } from './messages.ts';

/**
 * Accepts an application for columns: its creator may write them from now on. Of two who accept it
 * at once the second finds it accepted.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT as columns/rules/column-acceptance.ts says
 */
export const acceptApplication = (
  services: Services,
  caller: Caller,
  id: string,
): Promise<WorkOrder> =>
  services.database.transaction(async (tx) => {
    const locked = await lockWorkOrder(tx, id, caller);
    const { order, actor } = locked;
    const applicant = await holdMember(tx, order.creatorId);
    if (!applicant) throw notFound('用户');
    const { roles, creatorBanned } = applicant;
    refuseIf(acceptanceProblem(actor, order, { roles, creatorBanned: creatorBanned !== null }));
    await addRole(tx, applicant.id, APPLIED_ROLE);
    await record(tx, doing(caller, services.now), {
      action: 'workOrders.accept',
      kind: 'MEMBER',
      target: applicant.id,
      title: applicant.name,
      reason: `工单 ${order.orderId}`,
      before: { roles },
      after: { roles: [...roles, APPLIED_ROLE] },
    });
    const said = { content: COLUMN_ACCEPTED_TEXT, attachments: [], asks: true };
    return (await keepMessage(tx, services, caller, locked, said)).workOrder;
  });
