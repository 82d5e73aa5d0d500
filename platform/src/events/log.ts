import { kindOf } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { and, asc, eq, gt, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { slices } from '../database/slices.ts';
import { newId } from '../ids.ts';
import type { EventDraft, Happening, NoticeDraft } from './messages.ts';
import { eventCounters, type EventRow, events, notificationSettings } from './tables.ts';
import type { Wakeups } from './wakeups.ts';

/** By which of the recipient's settings an event is shown; null where none is asked. */
const settingOf = (eventType: number | null) => (eventType === null ? null : kindOf(eventType));

/** A row of a notification: its id, and whose it is. */
export interface NoticeRow {
  id: string;
  memberId: string;
}

/** Hears which notifications a transaction writes, and to whom. */
export type OnNotice = (tx: Transaction, rows: readonly NoticeRow[], draft: NoticeDraft) => void;

/** Hears what happens in a transaction, beside the members whom it notifies. */
export interface EventHearers {
  onNotice: OnNotice;
  onHappening: (tx: Transaction, happening: Happening) => void;
}

/** The event log: written inside the transaction of what happened, read after a cursor. */
export const eventLog = (
  database: Database,
  wakeups: Wakeups,
  now: () => Date,
  hearers?: EventHearers,
) => {
  const { db } = database;

  /** Writes the event to these members, few enough for one statement. */
  const write = async (
    tx: Transaction,
    members: readonly string[],
    draft: EventDraft,
    date: Date,
  ): Promise<void> => {
    const rows = members.map((memberId) => ({ memberId, id: newId(date.getTime()) }));
    const { kind, data } = draft;
    const [eventType, related] =
      draft.kind === 'notification' ? [draft.eventType, draft.related] : [null, null];
    const fleeting = draft.kind === 'notification' && draft.fleeting === true;
    if (fleeting)
      await tx
        .delete(events)
        .where(
          and(
            inArray(events.memberId, [...members]),
            eq(events.kind, kind),
            sql`${events.eventType} = ${eventType}`,
            sql`${events.data} = ${JSON.stringify(data)}::jsonb`,
          ),
        );
    // As one parameter: a thousand rows of seven take longer to build than to store.
    await tx.execute(sql`
      with recipients as materialized (
        select r ->> 'memberId' as member_id, r ->> 'id' as id, place
        from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as rows(r, place)
      ), numbered as (
        insert into ${eventCounters} (member_id, last)
        select member_id, 1 from recipients order by place
        on conflict (member_id) do update set last = ${eventCounters.last} + 1
        returning member_id, last
      )
      insert into ${events}
        (member_id, number, id, kind, event_type, related, data, date, read_date, bell, desktop)
      select member_id, last, id, ${kind}, ${eventType}::int, ${related}::text,
        ${JSON.stringify(data)}::jsonb, ${date.toISOString()}::timestamptz,
        ${fleeting ? date.toISOString() : null}::timestamptz,
        coalesce(chosen.bell, true) and ${!fleeting}, coalesce(chosen.desktop, true) and ${!fleeting}
      from numbered inner join recipients using (member_id)
        left join (
          select member_id, bell, desktop from ${notificationSettings}
          where kind = ${settingOf(eventType)}::text
        ) chosen using (member_id)`);
    if (draft.kind === 'notification') hearers?.onNotice(tx, rows, draft);
  };

  /**
   * Writes one event to each recipient, however many, in the caller's transaction. Counters are
   * locked in the order of ids, so that two events to many members can't wait for each other.
   */
  const publish = async (
    tx: Transaction,
    recipients: readonly string[],
    draft: EventDraft,
  ): Promise<void> => {
    const members = [...new Set(recipients)].sort();
    if (members.length === 0) return;
    const date = now();
    for (const some of slices(members)) await write(tx, some, draft, date);
    tx.afterCommit(() => wakeups.wake(members));
  };

  /** Says in its transaction what has happened in a competition. */
  const happened = (tx: Transaction, happening: Happening): void =>
    hearers?.onHappening(tx, happening);

  /** The next events of a member after the cursor, oldest first. */
  const readAfter = (memberId: string, cursor: number, limit: number): Promise<EventRow[]> =>
    db
      .select()
      .from(events)
      .where(and(eq(events.memberId, memberId), gt(events.number, cursor)))
      .orderBy(asc(events.number))
      .limit(limit);

  /** The newest event number of each of these members; those without any are missing. */
  const newest = async (members: readonly string[]): Promise<Map<string, number>> => {
    if (members.length === 0) return new Map();
    const rows = await db
      .select()
      .from(eventCounters)
      .where(inArray(eventCounters.memberId, [...members]));
    return new Map(rows.map(({ memberId, last }) => [memberId, last]));
  };

  /** The newest event number of one member; 0 before the first. */
  const newestOf = async (member: string): Promise<number> =>
    (await newest([member])).get(member) ?? 0;

  /** Removes older events, but never an unread notification. */
  const prune = async (olderThan: Date): Promise<void> => {
    await db
      .delete(events)
      .where(
        and(
          lt(events.date, olderThan),
          or(ne(events.kind, 'notification'), isNotNull(events.readDate)),
        ),
      );
  };

  return { publish, happened, readAfter, newest, newestOf, prune };
};
export type EventLog = ReturnType<typeof eventLog>;
