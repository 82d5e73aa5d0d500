import { and, count, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type {
  Notification,
  NotificationKind,
} from '@whaletide/schema/domains/notifications/rest.ts';
import type { EitherPage } from '@whaletide/schema/shared/rest/common.ts';
import type {
  MailSwitch,
  SettableKind,
} from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import { eventTypesByKind } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Handle } from '#database/database.ts';
import { toNotification } from '#events/messages.ts';
import { type EventRow, events, notificationSettings } from '#events/tables.ts';
import { byNumber, type EitherQuery, toEitherPage } from '#http/cursors.ts';

export interface NotificationQuery extends EitherQuery {
  hasRead?: boolean | undefined;
  type?: NotificationKind | undefined;
}

const readState = (hasRead: boolean | undefined) => {
  if (hasRead === undefined) return undefined;
  return hasRead ? isNotNull(events.readDate) : isNull(events.readDate);
};

/** Selects the events of a list: those of one filter, else all but those of the message box. */
const chosenTypes = (type: NotificationKind | undefined) =>
  type
    ? inArray(events.eventType, [...eventTypesByKind[type]])
    : notInArray(events.eventType, [...eventTypesByKind.CHAT]);

/** The order of the event log backwards: numbers are given out in the order in which they commit. */
const newestFirst = byNumber<EventRow>(events.number, 'desc', ({ number }) => number);

/** The member's notifications, newest first, of the kinds that they want in the bell. */
export const notificationsOf = async (
  db: Handle,
  memberId: string,
  query: NotificationQuery,
): Promise<EitherPage<Notification>> => {
  const chosen = and(
    eq(events.memberId, memberId),
    eq(events.kind, 'notification'),
    eq(events.bell, true),
    readState(query.hasRead),
    chosenTypes(query.type),
  );
  return toEitherPage(query, {
    keyset: newestFirst,
    rows: (behind) =>
      db
        .select()
        .from(events)
        .where(and(chosen, behind))
        .orderBy(...newestFirst.order),
    total: db.select({ rows: count() }).from(events).where(chosen),
    present: (rows) => rows.map(toNotification),
  });
};

/**
 * Marks these notifications of the member as read, or all of theirs but those of messages, which
 * aren't seen by that; ids of others do nothing.
 */
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
        ids === 'all' ? chosenTypes(undefined) : inArray(events.id, [...ids]),
      ),
    );
};

/**
 * Marks the member's notifications of these types about one thing as read.
 * @returns whether one of them was unread
 */
export const markRelatedRead = async (
  db: Handle,
  memberId: string,
  related: string,
  eventTypes: readonly number[],
  now: Date,
): Promise<boolean> => {
  const read = await db
    .update(events)
    .set({ readDate: now })
    .where(
      and(
        eq(events.memberId, memberId),
        eq(events.kind, 'notification'),
        isNull(events.readDate),
        eq(events.related, related),
        inArray(events.eventType, [...eventTypes]),
      ),
    )
    .returning({ id: events.id });
  return read.length > 0;
};

/**
 * Counts the notifications of these types that each of the members hasn't read about each of the
 * things.
 */
export const unreadOfRelated = async (
  db: Handle,
  memberIds: readonly string[],
  related: readonly string[],
  eventTypes: readonly number[],
): Promise<{ memberId: string; related: string | null; unread: number }[]> => {
  if (memberIds.length === 0 || related.length === 0) return [];
  return db
    .select({ memberId: events.memberId, related: events.related, unread: count() })
    .from(events)
    .where(
      and(
        inArray(events.memberId, [...memberIds]),
        eq(events.kind, 'notification'),
        isNull(events.readDate),
        inArray(events.related, [...related]),
        inArray(events.eventType, [...eventTypes]),
      ),
    )
    .groupBy(events.memberId, events.related);
};

/** Maps these members to what they don't want by mail: kinds of notices, and mails with a switch of their own. */
export const mailRefusals = async (
  db: Handle,
  memberIds: readonly string[],
): Promise<Map<string, Set<SettableKind | MailSwitch>>> => {
  const refused = new Map<string, Set<SettableKind | MailSwitch>>();
  if (memberIds.length === 0) return refused;
  const rows = await db
    .select({ memberId: notificationSettings.memberId, kind: notificationSettings.kind })
    .from(notificationSettings)
    .where(
      and(
        inArray(notificationSettings.memberId, [...memberIds]),
        eq(notificationSettings.mail, false),
      ),
    );
  for (const { memberId, kind } of rows)
    refused.set(memberId, (refused.get(memberId) ?? new Set()).add(kind));
  return refused;
};
