import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type {
  WorkOrderType,
  WorkOrderTypeGroup,
} from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import type { Handle } from '#database/database.ts';
import { toPage } from '#http/paging.ts';
import { toType } from './presenters.ts';
import { workOrderTypeGroups, workOrderTypes } from './tables.ts';

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
  return toPage(query, {
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
