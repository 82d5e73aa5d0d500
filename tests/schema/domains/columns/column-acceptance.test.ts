import { expect, it } from '@jest/globals';
import type { Role } from '@whaletide/schema/domains/account/rest/account.ts';
import { workOrderStatus } from '@whaletide/schema/domains/work-orders/rest.ts';
import { acceptanceProblem } from '@whaletide/schema/domains/columns/rules/column-acceptance.ts';
import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import {
  STALE_WORK_ORDER,
  type WorkOrderActor,
} from '@whaletide/schema/domains/work-orders/rules/work-orders.ts';

const { pending, accepted, processing, closed, awaitingConfirmation } = workOrderStatus;

interface Case {
  by?: WorkOrderActor;
  typeId?: string;
  status?: number;
  roles?: Role[];
  creatorBanned?: boolean;
}

it.each<[string, Case, string | null]>([
  ['pending', {}, null],
  ['taken', { status: accepted }, null],
  ['in the works', { status: processing }, null],
  ['of who has another role', { roles: ['organizer'] }, null],
  ['the own one', { by: 'member' }, '仅客服可以通过申请'],
  ['of another type', { typeId: workOrderTypes.suggestion }, '该工单不是专栏申请'],
  ['for the programme', { typeId: workOrderTypes.creatorApplication }, '该工单不是专栏申请'],
  ['closed', { status: closed }, STALE_WORK_ORDER],
  ['answered', { status: awaitingConfirmation }, STALE_WORK_ORDER],
  ['of an author', { roles: ['columnist'] }, '该用户已经是专栏作者'],
  ['of who is banned', { creatorBanned: true }, '该用户的创作者权益已被封禁，请先恢复'],
])('an application %s', (_, given, message) => {
  const { by = 'support', typeId = workOrderTypes.columnApplication } = given;
  const { status = pending, roles = [], creatorBanned = false } = given;
  const problem = acceptanceProblem(by, { typeId, status }, { roles, creatorBanned });
  expect(problem?.message ?? null).toBe(message);
});
