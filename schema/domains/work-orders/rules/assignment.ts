import { workOrderStatus } from '../rest/work-orders.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import type { WorkOrderActor } from './work-orders.ts';

const { pending, accepted, closed } = workOrderStatus;

export interface Assignment {
  /** Role of the caller in the work order; its creator is a member there, of the staff or not. */
  actor: WorkOrderActor;
  callerId: string;
  isAdmin: boolean;
  order: {
    status: number;
    creatorId: string;
    /** Member of the staff who has it; null where none of today's staff has. */
    handlerId: string | null;
  };
  /** Member of the staff who is to have it; null releases it. */
  target: string | null;
}

/**
 * Checks that a work order can be given to somebody of the staff, or released: what is free is
 * anybody's to take or to give, what is taken is given on by who has it and by administrators.
 */
export const assignmentProblem = (assignment: Assignment): Refusal | null => {
  const { actor, callerId, isAdmin, order, target } = assignment;
  if (actor !== 'support') return refuse('FORBIDDEN', '不能分配自己提交的工单');
  if (order.status === closed) return refuse('CONFLICT', '工单已关闭，不能再分配');
  if (order.handlerId === target)
    return refuse('CONFLICT', target === null ? '工单还没有分配' : '工单已经由该客服负责');
  if (target === order.creatorId)
    return refuse('BAD_USER_INPUT', '不能把工单分配给提交者', 'Handler');
  if (order.handlerId === null || order.handlerId === callerId || isAdmin) return null;
  return target === callerId
    ? refuse('CONFLICT', '工单已由同事负责，请刷新后再看')
    : refuse('FORBIDDEN', '只有负责人和管理员可以转交或释放工单');
};

/** Status of a work order once it is assigned or released: work that has begun goes on. */
export const statusWhenAssigned = (status: number, isAssigned: boolean): number => {
  if (status !== pending && status !== accepted) return status;
  return isAssigned ? accepted : pending;
};
