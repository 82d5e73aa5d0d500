import { and, eq, inArray } from 'drizzle-orm';
import { byId, type Namer } from '#personal-data/named.ts';
import { workOrders, workOrderTypes } from './tables.ts';

/** Work orders of the reader's by their numbers: `工单 10001`. */
export const namedWorkOrders: Namer = async (db, { caller }, ids) => {
  const rows = await db
    .select({ id: workOrders.id, number: workOrders.orderId })
    .from(workOrders)
    .where(and(inArray(workOrders.id, [...ids]), eq(workOrders.creatorId, caller.id)));
  return byId(rows.map(({ id, number }) => ({ id, name: `工单 ${number}` })));
};

export const namedWorkOrderTypes: Namer = async (db, _reader, ids) =>
  byId(
    await db
      .select({ id: workOrderTypes.id, name: workOrderTypes.name })
      .from(workOrderTypes)
      .where(inArray(workOrderTypes.id, [...ids])),
  );
