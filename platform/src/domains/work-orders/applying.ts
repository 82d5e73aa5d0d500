import { and, eq, ne } from 'drizzle-orm';
import { workOrderStatus } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import {
  applicationTypes,
  openApplicationProblem,
} from '@whaletide/schema/domains/work-orders/rules/application-acceptance.ts';
import type { Transaction } from '#database/database.ts';
import { refuseIf } from '#refusal.ts';
import { type WorkOrderRow, workOrders } from './tables.ts';

/**
 * Checks that a member has no open application of this type yet, where it is one; under the lock of
 * the member's row, so that of two at once the second finds the first.
 * @throws Refusal CONFLICT
 */
export const checkOpenApplication = async (
  tx: Transaction,
  { creatorId, typeId }: Pick<WorkOrderRow, 'creatorId' | 'typeId'>,
): Promise<void> => {
  if (!applicationTypes.includes(typeId)) return;
  const [open] = await tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(
      and(
        eq(workOrders.creatorId, creatorId),
        eq(workOrders.typeId, typeId),
        ne(workOrders.status, workOrderStatus.closed),
      ),
    )
    .limit(1);
  refuseIf(openApplicationProblem(open !== undefined));
};
