import { eq, sql } from 'drizzle-orm';
import type { Column, ColumnSubscription } from '@whaletide/schema/domains/columns/rest.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import { EVENT_COLUMN_FOLLOWED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { forbidden } from '#refusal.ts';
import type { Services } from '#services.ts';
import { byMember, recordActivity, withdrawActivity } from '../activity-log/store.ts';
import {
  endFollow,
  followersOf,
  followsAmong,
  isNews,
  startFollow,
} from '../members/store/follows.ts';
import { memberById } from '../members/store.ts';
import { recordStep } from '../quests/store/progress.ts';
import { columnById, toColumn } from './store.ts';
import { type ColumnRow, columns } from './tables.ts';

const countSubscribers = async (tx: Transaction, id: string, change: number): Promise<Column> => {
  const [row] = await tx
    .update(columns)
    .set({ subscribesNumber: sql`${columns.subscribesNumber} + ${change}` })
    .where(eq(columns.id, id))
    .returning();
  return toColumn(row as ColumnRow);
};

/**
 * The column, held before its followers are: deleting it takes them in the same order.
 * @throws Refusal NOT_FOUND
 */
const holdColumn = async (tx: Transaction, id: string): Promise<Column> => {
  await tx.select({ id: columns.id }).from(columns).where(eq(columns.id, id)).for('no key update');
  return columnById(tx, id);
};

const toSubscription =
  (column: string) =>
  ({ memberId, date }: { memberId: string; date: Date }): ColumnSubscription => ({
    Column: column,
    User: memberId,
    Date: date.toISOString(),
  });

/** Its owner hears of a new follower (event 26). */
const tellOwner = async (tx: Transaction, { events }: Services, caller: Caller, column: Column) => {
  const follower = await memberById(tx, caller.id);
  if (!follower) return;
  await events.publish(tx, [column.Owner], {
    kind: 'notification',
    eventType: EVENT_COLUMN_FOLLOWED,
    related: column._id,
    data: {
      User: { _id: follower.id, Name: follower.name },
      Column: { _id: column._id, Name: column.Name },
    },
  });
};

/**
 * Follows a column; a second time changes nothing.
 * @throws Refusal NOT_FOUND, FORBIDDEN for one's own
 */
export const subscribe = (services: Services, caller: Caller, id: string): Promise<Column> =>
  services.database.transaction(async (tx) => {
    const column = await holdColumn(tx, id);
    if (column.Owner === caller.id) throw forbidden('不能关注自己的专栏哦');
    const follow = { memberId: caller.id, kind: 'COLUMN', targetId: id } as const;
    const date = services.now();
    if (!(await startFollow(tx, follow, date))) return column;
    const counted = await countSubscribers(tx, id, 1);
    await recordActivity(tx, byMember(caller.id, 'FOLLOW', 'COLUMN', id), date);
    if (await isNews(tx, follow, date)) await tellOwner(tx, services, caller, counted);
    const step = { memberId: caller.id, trigger: 'COLUMN_FOLLOWED', subject: id } as const;
    await recordStep(tx, services.events, { ...step, now: date });
    return counted;
  });

/** Ends following a column; without following it nothing changes. @throws Refusal NOT_FOUND */
export const unsubscribe = ({ database }: Services, caller: Caller, id: string): Promise<Column> =>
  database.transaction(async (tx) => {
    const column = await holdColumn(tx, id);
    const ended = await endFollow(tx, { memberId: caller.id, kind: 'COLUMN', targetId: id });
    if (!ended) return column;
    await withdrawActivity(tx, byMember(caller.id, 'FOLLOW', 'COLUMN', id));
    return countSubscribers(tx, id, -1);
  });

/**
 * Lists the columns that the member follows, newest first, as far as they are among `ids`; at most
 * 1,000.
 */
export const subscriptionsOf = async (
  db: Handle,
  memberId: string,
  ids: readonly string[] | null,
): Promise<ColumnSubscription[]> =>
  (await followsAmong(db, memberId, 'COLUMN', ids)).map((row) => toSubscription(row.targetId)(row));

/**
 * Lists the followers of a column, newest first. @throws Refusal NOT_FOUND, FORBIDDEN for others'
 * columns
 */
export const subscribersOf = async (
  db: Handle,
  caller: Caller,
  query: { Column: string; page: number; perPage: number },
): Promise<Page<ColumnSubscription>> => {
  const column = await columnById(db, query.Column, caller);
  if (column.Owner !== caller.id && !hasRole(caller, 'admin'))
    throw forbidden('仅专栏作者可以查看关注用户');
  const page = await followersOf(db, 'COLUMN', query.Column, column.SubscribesCount, query);
  return { ...page, data: page.data.map(toSubscription(query.Column)) };
};
