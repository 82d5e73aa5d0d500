import { and, asc, count, desc, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import {
  type WorkOrder,
  type workOrderSorts,
  workOrderStatus,
} from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import type { AnswerState } from '@whaletide/schema/domains/work-orders/rules/answer-time.ts';
import { containsText } from '#database/contains-text.ts';
import type { Handle } from '#database/database.ts';
import { toPage } from '#http/paging.ts';
import type { Caller } from '#http/caller.ts';
import { forbidden, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { competitions } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { actorOf, isStaff, isStaffRow, requireStaff } from './access.ts';
import { answerConditions } from './answers.ts';
import { toWorkOrder, type WholeWorkOrder } from './presenters.ts';
import { workOrders, workOrderTypeGroups, workOrderTypes } from './tables.ts';

export interface WorkOrderQuery {
  page: number;
  perPage: number;
  Creator?: string | undefined;
  Everybody?: boolean | undefined;
  Status?: number | undefined;
  Type?: string | undefined;
  TypeGroup?: string | undefined;
  Handler?: string | undefined;
  Unassigned?: boolean | undefined;
  Answer?: AnswerState | undefined;
  any?: string | undefined;
  sort?: (typeof workOrderSorts)[number] | undefined;
}

const creators = alias(members, 'creator');
const handlers = alias(members, 'handler');
const hasHandler = and(eq(handlers.id, workOrders.handlerId), isStaffRow(handlers));

const whole = {
  order: workOrders,
  type: { id: workOrderTypes.id, name: workOrderTypes.name },
  group: { id: workOrderTypeGroups.id, name: workOrderTypeGroups.name },
  competition: { id: competitions.id, name: competitions.name },
  organization: {
    id: organizations.id,
    name: organizations.name,
    shortName: organizations.shortName,
  },
  handler: { id: handlers.id },
};

const wholeWorkOrders = (db: Handle) =>
  db
    .select(whole)
    .from(workOrders)
    .innerJoin(workOrderTypes, eq(workOrderTypes.id, workOrders.typeId))
    .innerJoin(workOrderTypeGroups, eq(workOrderTypeGroups.id, workOrderTypes.groupId))
    .leftJoin(competitions, eq(competitions.id, workOrders.competitionId))
    .leftJoin(organizations, eq(organizations.id, workOrders.organizationId))
    .innerJoin(creators, eq(creators.id, workOrders.creatorId))
    .leftJoin(handlers, hasHandler)
    .$dynamic();

/** A work order as it is now, for callers that were authorized before. @throws Refusal NOT_FOUND */
export const wholeWorkOrder = async (db: Handle, id: string): Promise<WholeWorkOrder> => {
  const [row] = await wholeWorkOrders(db).where(eq(workOrders.id, id));
  if (!row) throw notFound('工单');
  return row;
};

/** One work order. @throws Refusal NOT_FOUND for everybody but its creator and the staff */
export const workOrderById = async (db: Handle, id: string, caller: Caller): Promise<WorkOrder> => {
  const row = await wholeWorkOrder(db, id);
  const actor = actorOf(caller, row.order);
  if (!actor) throw notFound('工单');
  return toWorkOrder(row, actor === 'support');
};

const { pending, accepted } = workOrderStatus;

/** Its number, or a literal part of the content; where the desk asks, of its creator's name too. */
const holds = ({ any: text, Everybody }: WorkOrderQuery): SQL | undefined => {
  const number = /^#?(\d{1,9})$/.exec(text?.trim() ?? '')?.[1];
  return or(
    containsText(workOrders.content, text),
    Everybody ? containsText(creators.name, text) : undefined,
    number ? eq(workOrders.orderId, Number(number)) : undefined,
  );
};

/**
 * Answers the member whose work orders are asked for; undefined is everybody's. @throws Refusal
 * FORBIDDEN
 */
const creatorOf = ({ Creator, Everybody }: WorkOrderQuery, caller: Caller): string | undefined => {
  const creator = Everybody ? undefined : (Creator ?? caller.id);
  if (creator !== caller.id && !isStaff(caller)) throw forbidden('仅客服可以查看其他人的工单');
  return creator;
};

/** Conditions by the member of the staff who has it. @throws Refusal FORBIDDEN for all but the staff */
const had = ({ Handler, Unassigned }: WorkOrderQuery, caller: Caller): SQL | undefined => {
  if (Handler === undefined && !Unassigned) return undefined;
  requireStaff(caller);
  return and(
    Handler === undefined ? undefined : eq(handlers.id, Handler),
    Unassigned ? isNull(handlers.id) : undefined,
    // Staff don't see the handler of their own work orders, as no member does.
    ne(workOrders.creatorId, caller.id),
  );
};

/** Condition by the state of the support's answer. @throws Refusal FORBIDDEN for all but the staff */
const answered = ({ Answer }: WorkOrderQuery, caller: Caller, now: Date): SQL | undefined => {
  if (Answer === undefined) return undefined;
  requireStaff(caller);
  return answerConditions(now)[Answer];
};

const inOrder = (sort: WorkOrderQuery['sort']): SQL[] => {
  if (sort === undefined || sort === '-CreateDate') return [desc(workOrders.createDate)];
  if (sort === 'CreateDate') return [desc(workOrders.priority), asc(workOrders.createDate)];
  const { waitingSince, priority, createDate } = workOrders;
  return [asc(isNull(waitingSince)), desc(priority), asc(waitingSince), asc(createDate)];
};

/** A page of the caller's work orders; for the staff of anybody's. @throws Refusal FORBIDDEN */
export const listWorkOrders = async (
  { database: { db }, now }: Pick<Services, 'database' | 'now'>,
  query: WorkOrderQuery,
  caller: Caller,
): Promise<Page<WorkOrder>> => {
  const creator = creatorOf(query, caller);
  const { Status } = query;
  const chosen = and(
    creator === undefined ? undefined : eq(workOrders.creatorId, creator),
    Status === undefined
      ? undefined
      : inArray(workOrders.status, Status === pending ? [pending, accepted] : [Status]),
    query.Type === undefined ? undefined : eq(workOrders.typeId, query.Type),
    query.TypeGroup === undefined ? undefined : eq(workOrderTypes.groupId, query.TypeGroup),
    had(query, caller),
    answered(query, caller, now()),
    holds(query),
  );
  return toPage(query, {
    rows: wholeWorkOrders(db)
      .where(chosen)
      .orderBy(...inOrder(query.sort), desc(workOrders.id)),
    total: db
      .select({ rows: count() })
      .from(workOrders)
      .innerJoin(workOrderTypes, eq(workOrderTypes.id, workOrders.typeId))
      .innerJoin(creators, eq(creators.id, workOrders.creatorId))
      .leftJoin(handlers, hasHandler)
      .where(chosen),
    present: (rows) =>
      rows.map((row) => toWorkOrder(row, actorOf(caller, row.order) === 'support')),
  });
};
