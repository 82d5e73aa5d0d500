import { expect, it } from '@jest/globals';
import { workOrderStatus } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import {
  acceptanceProblem,
  openApplicationProblem,
} from '@whaletide/schema/domains/work-orders/rules/application-acceptance.ts';
import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import {
  STALE_WORK_ORDER,
  type WorkOrderActor,
} from '@whaletide/schema/domains/work-orders/rules/work-orders.ts';

const { pending, accepted, processing, closed, awaitingConfirmation } = workOrderStatus;
const { columnApplication, creatorApplication, suggestion } = workOrderTypes;

it.each<[string, WorkOrderActor, string, number, string | null]>([
  ['pending', 'support', columnApplication, pending, null],
  ['for the programme', 'support', creatorApplication, pending, null],
  ['taken', 'support', columnApplication, accepted, null],
  ['in the works', 'support', columnApplication, processing, null],
  ['the own one', 'member', columnApplication, pending, '仅客服可以通过申请'],
  ['of another type', 'support', suggestion, pending, '该工单不是申请'],
  ['closed', 'support', columnApplication, closed, STALE_WORK_ORDER],
  ['answered', 'support', creatorApplication, awaitingConfirmation, STALE_WORK_ORDER],
])('an application %s', (_, by, typeId, status, message) => {
  expect(acceptanceProblem(by, { typeId, status })?.message ?? null).toBe(message);
});

it.each([
  [false, null],
  [true, '你已提交过申请，请等待审核'],
])('a further application beside an open one (%s): %s', (open, message) => {
  expect(openApplicationProblem(open)?.message ?? null).toBe(message);
});
