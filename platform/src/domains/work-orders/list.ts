import { and, asc, count, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import {
  type WorkOrder,
  workOrderStatus,
  type WorkOrderType,
  type WorkOrderTypeGroup,
} from '@whaletide/schema/domains/work-orders/rest.ts';
import { containing } from '../../database/containing.ts';
import type { Handle } from '../../database/database.ts';
import { paged } from '../../http/paging.ts';
import type { Caller } from '../../http/caller.ts';
import { forbidden, notFound } from '../../refusal.ts';
import { competitions } from '../competitions/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { isStaff } from './access.ts';
import { toType, toWorkOrder, type WholeWorkOrder } from './presenters.ts';
import { workOrders, workOrderTypeGroups, workOrderTypes } from './tables.ts';

export interface WorkOrderQuery {
  page: number;
  perPage: number;
  Creator?: string | undefined;
  Everybody?: boolean | undefined;
  Status?: number | undefined;
  Type?: string | undefined;
  TypeGroup?: string | undefined;
  any?: string | undefined;
  sort?: 'CreateDate' | '-CreateDate' | undefined;
}

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
};

const wholeWorkOrders = (db: Handle) =>
  db
    .select(whole)
    .from(workOrders)
    .innerJoin(workOrderTypes, eq(workOrderTypes.id, workOrders.typeId))
    .innerJoin(workOrderTypeGroups, eq(workOrderTypeGroups.id, workOrderTypes.groupId))
    .leftJoin(competitions, eq(competitions.id, workOrders.competitionId))
    .leftJoin(organizations, eq(organizations.id, workOrders.organizationId))
    .$dynamic();

/** A work order as it is now, for whoever has been let in already. @throws Refusal NOT_FOUND */
export const wholeWorkOrder = async (db: Handle, id: string): Promise<WholeWorkOrder> => {
  const [row] = await wholeWorkOrders(db).where(eq(workOrders.id, id));
  if (!row) throw notFound('工单');
  return row;
};

/** One work order. @throws Refusal NOT_FOUND for everybody but its creator and the staff */
export const workOrderById = async (db: Handle, id: string, caller: Caller): Promise<WorkOrder> => {
  const row = await wholeWorkOrder(db, id);
  if (row.order.creatorId !== caller.id && !isStaff(caller)) throw notFound('工单');
  return toWorkOrder(row);
};

const { pending, accepted } = workOrderStatus;

/** Its number, or a literal part of the content. */
const holds = (text: string | undefined): SQL | undefined => {
  const number = /^#?(\d{1,9})$/.exec(text?.trim() ?? '')?.[1];
  return or(
    containing(workOrders.content, text),
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

/** A page of the caller's work orders; for the staff of anybody's. @throws Refusal FORBIDDEN */
export const listWorkOrders = async (
  db: Handle,
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
    holds(query.any),
  );
  return paged(query, {
    rows: wholeWorkOrders(db)
      .where(chosen)
      .orderBy(
        ...(query.sort === 'CreateDate'
          ? [desc(workOrders.priority), asc(workOrders.createDate)]
          : [desc(workOrders.createDate)]),
        desc(workOrders.id),
      ),
    total: db
      .select({ rows: count() })
      .from(workOrders)
      .innerJoin(workOrderTypes, eq(workOrderTypes.id, workOrders.typeId))
      .where(chosen),
    present: (rows) => rows.map(toWorkOrder),
  });
};

const inOrder = [asc(workOrderTypeGroups.position), asc(workOrderTypes.position)];

const joinedTypes = (db: Handle, where: SQL | undefined) =>
  db
    .select({ type: workOrderTypes, group: workOrderTypeGroups })
    .from(workOrderTypes)
    .innerJoin(workOrderTypeGroups, eq(workOrderTypeGroups.id, workOrderTypes.groupId))
    .where(where)
    .orderBy(...inOrder, asc(workOrderTypes.id));

/** A page of types in their order, hidden ones too. */
export const listTypes = async (
  db: Handle,
  query: { page: number; perPage: number; IsOrg: boolean },
): Promise<Page<WorkOrderType>> => {
  const chosen = eq(workOrderTypes.isOrg, query.IsOrg);
  return paged(query, {
    rows: joinedTypes(db, chosen),
    total: db.select({ rows: count() }).from(workOrderTypes).where(chosen),
    present: (rows) => rows.map(({ type, group }) => toType(type, group)),
  });
};

/** The groups from which members choose, those without a type to choose left out. */
export const listTypeGroups = async (db: Handle): Promise<WorkOrderTypeGroup[]> => {
  const shown = and(eq(workOrderTypes.hidden, false), eq(workOrderTypes.isOrg, false));
  const rows = await joinedTypes(db, shown).limit(1_000);
  const groups = Map.groupBy(rows, ({ group }) => group.id);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { id, name, refType } = first.group;
    return { _id: id, Name: name, RefType: refType, types: own.map(({ type }) => type.id) };
  });
};
