import { and, eq, inArray } from 'drizzle-orm';
import type { Placer } from '#personal-data/own-files.ts';
import { workOrderFiles, workOrders } from './tables.ts';

/** Files of the reader's work orders, below these. */
export const placedAttachments: Placer = async (db, { caller }, keys) => {
  const rows = await db
    .select({ key: workOrderFiles.key, number: workOrders.orderId })
    .from(workOrderFiles)
    .innerJoin(workOrders, eq(workOrders.id, workOrderFiles.workOrderId))
    .where(and(inArray(workOrderFiles.key, [...keys]), eq(workOrders.creatorId, caller.id)));
  return new Map(rows.map(({ key, number }) => [key, { folders: ['工单', `工单 ${number}`] }]));
};
