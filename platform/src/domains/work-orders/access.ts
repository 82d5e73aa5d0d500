import { and, arrayOverlaps, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Role } from '@whaletide/schema/domains/account/rest/account.ts';
import type { WorkOrderActor } from '@whaletide/schema/domains/work-orders/rules/work-orders.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { forbidden, notFound } from '#refusal.ts';
import { members } from '../members/tables.ts';
import { workOrderFiles, type WorkOrderRow, workOrders } from './tables.ts';

export const isStaff = (caller: Caller | null): boolean => hasRole(caller, 'support');

/** @throws Refusal FORBIDDEN for all but the staff */
export const requireStaff = (caller: Caller): void => {
  if (!isStaff(caller)) throw forbidden('仅客服可以处理工单');
};

/** Condition by which a row of members is one of the staff who can sign in. */
export const isStaffRow = (row: Record<'roles' | 'deactivated', PgColumn>): SQL | undefined =>
  and(arrayOverlaps(row.roles, ['support', 'admin'] satisfies Role[]), isNull(row.deactivated));

/** As whom the caller acts in a work order: its creator is a member there, of the staff or not. */
export const actorOf = (
  caller: Caller,
  { creatorId }: Pick<WorkOrderRow, 'creatorId'>,
): WorkOrderActor | null => {
  if (creatorId === caller.id) return 'member';
  return isStaff(caller) ? 'support' : null;
};

/** The work order, locked until the transaction ends. @throws Refusal NOT_FOUND */
export const lockWorkOrder = async (
  tx: Transaction,
  id: string,
  caller: Caller,
): Promise<{ order: WorkOrderRow; actor: WorkOrderActor }> => {
  const [order] = await tx.select().from(workOrders).where(eq(workOrders.id, id)).for('update');
  const actor = order ? actorOf(caller, order) : null;
  if (!order || !actor) throw notFound('工单');
  return { order, actor };
};

/** The member of today's staff who has a work order; null where none has. */
export const currentHandler = async (
  db: Handle,
  { handlerId }: Pick<WorkOrderRow, 'handlerId'>,
): Promise<string | null> => {
  if (handlerId === null) return null;
  const [row] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, handlerId), isStaffRow(members)));
  return row?.id ?? null;
};

/** Tells whether the caller uploaded a file, or may read a work order that shows it. */
export const mayReadWorkOrderFile = async (
  db: Handle,
  caller: Caller | null,
  upload: { key: string; memberId: string },
): Promise<boolean> => {
  if (caller === null) return false;
  if (upload.memberId === caller.id) return true;
  const [found] = await db
    .select({ id: workOrders.id })
    .from(workOrderFiles)
    .innerJoin(workOrders, eq(workOrders.id, workOrderFiles.workOrderId))
    .where(
      and(
        eq(workOrderFiles.key, upload.key),
        isStaff(caller) ? undefined : eq(workOrders.creatorId, caller.id),
      ),
    )
    .limit(1);
  return found !== undefined;
};
