import { and, count, eq, gte } from 'drizzle-orm';
import type { WorkOrder } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { REF_COMPETITION } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { levelOf, PRIORITY_SUPPORT_LEVEL } from '@whaletide/schema/domains/growth/rules/growth.ts';
import { EVENT_WORK_ORDER_FILED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { endOfDay, startOfDay } from '@whaletide/schema/shared/rules/time.ts';
import { answerDue } from '@whaletide/schema/domains/work-orders/rules/answer-time.ts';
import { contentProblem } from '@whaletide/schema/domains/work-orders/rules/work-orders.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import { badInput, forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { competitionsByIds } from '#domains/competitions/store/reading.ts';
import { members } from '#domains/members/tables.ts';
import { organizationMembers } from '#domains/organizations/tables.ts';
import { checkOpenApplication } from '../applying.ts';
import { keepFiles } from '../files.ts';
import { wholeWorkOrder } from '../list.ts';
import { tellSupport } from '../notices.ts';
import { toWorkOrder } from '../presenters.ts';
import { workOrders, workOrderTypeGroups, workOrderTypes } from '../tables.ts';

export interface NewWorkOrder {
  Creator?: string | undefined;
  Type: string;
  Content: string;
  Competition?: string | undefined;
  Organization?: string | undefined;
}

/** @throws Refusal NOT_FOUND, BAD_USER_INPUT, each with its field */
const checkReferences = async (db: Handle, caller: Caller, input: NewWorkOrder): Promise<void> => {
  const [type] = await db
    .select({ refType: workOrderTypeGroups.refType })
    .from(workOrderTypes)
    .innerJoin(workOrderTypeGroups, eq(workOrderTypeGroups.id, workOrderTypes.groupId))
    .where(eq(workOrderTypes.id, input.Type));
  if (!type) throw notFound('工单类型', 'Type');
  if (input.Competition !== undefined) {
    if (type.refType !== REF_COMPETITION)
      throw badInput('该类型的工单不需要选择比赛', 'Competition');
    const [competition] = await competitionsByIds(db, [input.Competition], caller);
    if (!competition) throw notFound('比赛', 'Competition');
  }
  if (input.Organization !== undefined) {
    const { organizationId, memberId } = organizationMembers;
    const [membership] = await db
      .select({ organizationId })
      .from(organizationMembers)
      .where(and(eq(organizationId, input.Organization), eq(memberId, caller.id)));
    if (!membership) throw notFound('组织', 'Organization');
  }
};

/** Locks the member's row, under which their work orders of the day are counted. */
const takeTurn = async (tx: Transaction, caller: Caller, limit: number, now: Date) => {
  const [member] = await tx
    .select({ growthScore: members.growthScore })
    .from(members)
    .where(eq(members.id, caller.id))
    .for('no key update');
  const [today] = await tx
    .select({ rows: count() })
    .from(workOrders)
    .where(and(eq(workOrders.creatorId, caller.id), gte(workOrders.createDate, startOfDay(now))));
  if ((today?.rows ?? 0) >= limit) {
    const retryAfter = Math.ceil((endOfDay(now).getTime() - now.getTime()) / 1000);
    throw new Refusal('RATE_LIMITED', '今日提交的工单过多，请明天再试', { retryAfter });
  }
  return member?.growthScore ?? 0;
};

/**
 * Files a work order of the caller's and tells the support, in the caller's transaction; under the
 * lock of their own row, by which those of the day are counted.
 * @throws Refusal FORBIDDEN in another's name, BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED, CONFLICT for
 * a second open application
 */
export const keepWorkOrder = async (
  tx: Transaction,
  services: Services,
  caller: Caller,
  input: NewWorkOrder,
): Promise<WorkOrder> => {
  const { config, now } = services;
  if (input.Creator !== undefined && input.Creator !== caller.id)
    throw forbidden('只能以自己的名义提交工单');
  const content = input.Content.trim();
  refuseIf(contentProblem(content));
  await checkReferences(tx, caller, input);
  const moment = now();
  const growthScore = await takeTurn(tx, caller, config.limits.workOrdersPerDay, moment);
  await checkOpenApplication(tx, { creatorId: caller.id, typeId: input.Type });
  const [order] = await tx
    .insert(workOrders)
    .values({
      id: newId(moment.getTime()),
      creatorId: caller.id,
      typeId: input.Type,
      content,
      competitionId: input.Competition ?? null,
      organizationId: input.Organization ?? null,
      priority: levelOf(growthScore) >= PRIORITY_SUPPORT_LEVEL,
      waitingSince: moment,
      answerDue: answerDue(moment),
      createDate: moment,
      modifyDate: moment,
    })
    .returning();
  if (!order) throw new Error('the new work order was not stored');
  await keepFiles(tx, { orderId: order.id, memberId: caller.id, content });
  if (order.competitionId !== null)
    services.events.happened(tx, {
      kind: 'ticket.created',
      competitionId: order.competitionId,
      data: { ticket: { id: order.id, number: order.orderId } },
    });
  await tellSupport(tx, services, order, EVENT_WORK_ORDER_FILED, caller);
  return toWorkOrder(await wholeWorkOrder(tx, order.id), false);
};

/** The same in a transaction of its own. @throws Refusal as keepWorkOrder */
export const fileWorkOrder = (
  services: Services,
  caller: Caller,
  input: NewWorkOrder,
): Promise<WorkOrder> =>
  services.database.transaction((tx) => keepWorkOrder(tx, services, caller, input));
