import { workOrderStatus } from '../rest/work-orders.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { workOrderTypes } from './work-order-types.ts';
import { STALE_WORK_ORDER, type WorkOrderActor } from './work-orders.ts';

/** Types of work orders that apply for a right, which the support gives by accepting them. */
export const applicationTypes: readonly string[] = [
  workOrderTypes.columnApplication,
  workOrderTypes.creatorApplication,
];

export interface FiledApplication {
  typeId: string;
  status: number;
}

/** True when a work order is an application that the support may still accept. */
const awaitsAcceptance = ({ typeId, status }: FiledApplication): boolean =>
  applicationTypes.includes(typeId) &&
  status !== workOrderStatus.closed &&
  status !== workOrderStatus.awaitingConfirmation;

/** Why the actor can't accept a work order as an application; null when they can. */
export const acceptanceProblem = (
  by: WorkOrderActor,
  application: FiledApplication,
): Refusal | null => {
  if (by !== 'support') return refuse('FORBIDDEN', '仅客服可以通过申请');
  if (!applicationTypes.includes(application.typeId)) return refuse('CONFLICT', '该工单不是申请');
  return awaitsAcceptance(application) ? null : refuse('CONFLICT', STALE_WORK_ORDER);
};

/**
 * Why an application can't be filed or reopened; null when it can. A member has one of a type open
 * at a time.
 */
export const openApplicationProblem = (hasOpenApplication: boolean): Refusal | null =>
  hasOpenApplication ? refuse('CONFLICT', '你已提交过申请，请等待审核') : null;
