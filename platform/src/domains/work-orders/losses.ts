import { and, count, eq, ne } from 'drizzle-orm';
import type { ClosureLoss } from '@whaletide/schema/domains/account/rules/closure.ts';
import { workOrderStatus } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import type { Handle } from '#database/database.ts';
import { workOrders } from './tables.ts';

/** Counts the member's work orders that aren't closed. */
export const lostWorkOrders = async (db: Handle, memberId: string): Promise<ClosureLoss[]> => {
  const open = and(
    eq(workOrders.creatorId, memberId),
    ne(workOrders.status, workOrderStatus.closed),
  );
  const [row] = await db.select({ rows: count() }).from(workOrders).where(open);
  return [{ kind: 'WORK_ORDERS', count: row?.rows ?? 0 }];
};
