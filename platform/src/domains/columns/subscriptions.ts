import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Column, ColumnSubscription } from '@whaletide/schema/rest/columns.ts';
import type { Page } from '@whaletide/schema/rest/common.ts';
import type { Handle, Transaction } from '../../database/database.ts';
import { paged } from '../../http/paging.ts';
import { hasRole, type Caller } from '../../http/caller.ts';
import { forbidden } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { columnById, toColumn, toSubscription } from './store.ts';
import { type ColumnRow, columns, columnSubscriptions } from './tables.ts';

const MOST = 1_000;

const countSubscribers = async (tx: Transaction, id: string, change: number): Promise<Column> => {
  const [row] = await tx
    .update(columns)
    .set({ subscribesNumber: sql`${columns.subscribesNumber} + ${change}` })
    .where(eq(columns.id, id))
    .returning();
  return toColumn(row as ColumnRow);
};

/**
 * Follows a column; a second time changes nothing.
 * @throws Refusal NOT_FOUND, FORBIDDEN for one's own
 */
export const subscribe = (
  { database, now }: Services,
  caller: Caller,
  id: string,
): Promise<Column> =>
  database.transaction(async (tx) => {
    const column = await columnById(tx, id);
    if (column.Owner === caller.id) throw forbidden('不能关注自己的专栏哦');
    const first = await tx
      .insert(columnSubscriptions)
      .values({ columnId: id, memberId: caller.id, date: now() })
      .onConflictDoNothing()
      .returning({ columnId: columnSubscriptions.columnId });
    return countSubscribers(tx, id, first.length);
  });

/** Ends following a column; without following it nothing changes. @throws Refusal NOT_FOUND */
export const unsubscribe = ({ database }: Services, caller: Caller, id: string): Promise<Column> =>
  database.transaction(async (tx) => {
    await columnById(tx, id);
    const ended = await tx
      .delete(columnSubscriptions)
      .where(and(eq(columnSubscriptions.columnId, id), eq(columnSubscriptions.memberId, caller.id)))
      .returning({ columnId: columnSubscriptions.columnId });
    return countSubscribers(tx, id, -ended.length);
  });

/** What the member follows, newest first, as far as it is one of `ids`. */
export const subscriptionsOf = async (
  db: Handle,
  memberId: string,
  ids: readonly string[] | null,
): Promise<ColumnSubscription[]> => {
  const rows = await db
    .select()
    .from(columnSubscriptions)
    .where(
      and(
        eq(columnSubscriptions.memberId, memberId),
        ids === null ? undefined : inArray(columnSubscriptions.columnId, [...ids]),
      ),
    )
    .orderBy(desc(columnSubscriptions.date), asc(columnSubscriptions.columnId))
    .limit(MOST);
  return rows.map(toSubscription);
};

/** Who follows a column, newest first. @throws Refusal NOT_FOUND, FORBIDDEN for others' columns */
export const subscribersOf = async (
  db: Handle,
  caller: Caller,
  query: { Column: string; page: number; perPage: number },
): Promise<Page<ColumnSubscription>> => {
  const column = await columnById(db, query.Column);
  if (column.Owner !== caller.id && !hasRole(caller, 'admin'))
    throw forbidden('仅专栏作者可以查看关注用户');
  const chosen = eq(columnSubscriptions.columnId, query.Column);
  return paged(query, {
    rows: db
      .select()
      .from(columnSubscriptions)
      .where(chosen)
      .orderBy(desc(columnSubscriptions.date), asc(columnSubscriptions.memberId)),
    total: db.select({ rows: count() }).from(columnSubscriptions).where(chosen),
    present: (rows) => rows.map(toSubscription),
  });
};
