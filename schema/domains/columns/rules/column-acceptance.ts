import type { Role } from '../../account/rest/account.ts';
import { workOrderStatus } from '../../work-orders/rest.ts';
import { refuse, type Refusal } from '../../../shared/rules/refusal.ts';
import { roleProblem } from '../../account/rules/member-admin.ts';
import { workOrderTypes } from '../../work-orders/rules/work-order-types.ts';
import { STALE_WORK_ORDER, type WorkOrderActor } from '../../work-orders/rules/work-orders.ts';

/** Role that an application for columns asks for. */
export const APPLIED_ROLE = 'columnist' satisfies Role;

/** Message to the applicant once the application is accepted; Markdown. */
export const COLUMN_ACCEPTED_TEXT =
  '你的专栏申请已通过，现在可以[创建专栏](/home/column/create)了。';

export interface Application {
  typeId: string;
  status: number;
}

/** Tells whether the support may still accept a work order as an application for columns. */
export const awaitsAcceptance = ({ typeId, status }: Application): boolean =>
  typeId === workOrderTypes.columnApplication &&
  status !== workOrderStatus.closed &&
  status !== workOrderStatus.awaitingConfirmation;

/** Why the actor can't accept an application for columns; null when they can. */
export const acceptanceProblem = (
  by: WorkOrderActor,
  application: Application,
  applicant: { roles: readonly Role[]; creatorBanned: boolean },
): Refusal | null => {
  if (by !== 'support') return refuse('FORBIDDEN', '仅客服可以通过申请');
  if (application.typeId !== workOrderTypes.columnApplication)
    return refuse('CONFLICT', '该工单不是专栏申请');
  if (!awaitsAcceptance(application)) return refuse('CONFLICT', STALE_WORK_ORDER);
  if (applicant.roles.includes(APPLIED_ROLE)) return refuse('CONFLICT', '该用户已经是专栏作者');
  const { creatorBanned } = applicant;
  const banned = roleProblem({ own: false, creatorBanned }, APPLIED_ROLE, true);
  return banned && refuse(banned.code, banned.message);
};
