import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Notification, NotificationKind } from '@whaletide/schema/rest/notifications.ts';
import type { Page } from '@whaletide/schema/rest/common.ts';
import { eventTypesOf } from '@whaletide/schema/rules/notifications.ts';
import type { Handle } from '../../database/database.ts';
import { toNotification } from '../../events/messages.ts';
import { events } from '../../events/tables.ts';
import { pageOf, pageWindow } from '../../http/paging.ts';

export interface NotificationQuery {
  page: number;
  perPage: number;
  hasRead?: boolean | undefined;
  type?: NotificationKind | undefined;
}

const readState = (hasRead: boolean | undefined) => {
  if (hasRead === undefined) return undefined;
  return hasRead ? isNotNull(events.readDate) : isNull(events.readDate);
};

/** The member's notifications, newest first. */
export const notificationsOf = async (
  db: Handle,
  memberId: string,
  query: NotificationQuery,
): Promise<Page<Notification>> => {
  const window = pageWindow(query);
  const chosen = and(
    eq(events.memberId, memberId),
    eq(events.kind, 'notification'),
    readState(query.hasRead),
    query.type && inArray(events.eventType, [...eventTypesOf[query.type]]),
  );
  const rows = await db
    .select()
    .from(events)
    .where(chosen)
    .orderBy(desc(events.number))
    .limit(window.limit)
    .offset(window.offset);
  const [total] = await db.select({ rows: count() }).from(events).where(chosen);
  return pageOf(rows.map(toNotification), total?.rows ?? 0, window);
};

/** Marks these notifications of the member as read, or all of theirs; ids of others do nothing. */
export const markRead = async (
  db: Handle,
  memberId: string,
  ids: readonly string[] | 'all',
  now: Date,
): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .update(events)
    .set({ readDate: now })
    .where(
      and(
        eq(events.memberId, memberId),
        eq(events.kind, 'notification'),
        isNull(events.readDate),
        ids === 'all' ? undefined : inArray(events.id, [...ids]),
      ),
    );
};
