import { and, eq } from 'drizzle-orm';
import type { WorkOrderActor } from '@whaletide/schema/rules/work-orders.ts';
import type { Handle, Transaction } from '../../database/database.ts';
import { hasRole, type Viewer } from '../../http/viewer.ts';
import { notFound } from '../../refusal.ts';
import { workOrderFiles, type WorkOrderRow, workOrders } from './tables.ts';

export const isStaff = (viewer: Viewer | null): boolean => hasRole(viewer, 'support');

/** As whom the viewer acts in a work order: its creator is a member there, of the staff or not. */
export const actorOf = (
  viewer: Viewer,
  { creatorId }: Pick<WorkOrderRow, 'creatorId'>,
): WorkOrderActor | null => {
  if (creatorId === viewer.id) return 'member';
  return isStaff(viewer) ? 'support' : null;
};

/** The work order, locked until the transaction ends. @throws Refusal NOT_FOUND */
export const lockWorkOrder = async (
  tx: Transaction,
  id: string,
  viewer: Viewer,
): Promise<{ order: WorkOrderRow; actor: WorkOrderActor }> => {
  const [order] = await tx.select().from(workOrders).where(eq(workOrders.id, id)).for('update');
  const actor = order ? actorOf(viewer, order) : null;
  if (!order || !actor) throw notFound('工单');
  return { order, actor };
};

/** Whether the viewer uploaded a file, or may read a work order that shows it. */
export const mayReadWorkOrderFile = async (
  db: Handle,
  viewer: Viewer | null,
  upload: { key: string; memberId: string },
): Promise<boolean> => {
  if (viewer === null) return false;
  if (upload.memberId === viewer.id) return true;
  const [found] = await db
    .select({ id: workOrders.id })
    .from(workOrderFiles)
    .innerJoin(workOrders, eq(workOrders.id, workOrderFiles.workOrderId))
    .where(
      and(
        eq(workOrderFiles.key, upload.key),
        isStaff(viewer) ? undefined : eq(workOrders.creatorId, viewer.id),
      ),
    )
    .limit(1);
  return found !== undefined;
};
