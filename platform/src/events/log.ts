import { and, asc, eq, gt, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { EventDraft } from './messages.ts';
import { eventCounters, type EventRow, events } from './tables.ts';
import type { Wakeups } from './wakeups.ts';

/** The event log: written inside the transaction of what happened, read after a cursor. */
export const eventLog = (database: Database, wakeups: Wakeups, now: () => Date) => {
  const { db } = database;

  /**
   * Writes one event to each recipient, in the caller's transaction. Counters are locked in the
   * order of ids, so that two events to many members can't wait for each other.
   */
  const publish = async (
    tx: Transaction,
    recipients: readonly string[],
    draft: EventDraft,
  ): Promise<void> => {
    const members = [...new Set(recipients)].sort();
    if (members.length === 0) return;
    const numbered = await tx
      .insert(eventCounters)
      .values(members.map((memberId) => ({ memberId, last: 1 })))
      .onConflictDoUpdate({
        target: eventCounters.memberId,
        set: { last: sql`${eventCounters.last} + 1` },
      })
      .returning();
    const date = now();
    const { kind, data } = draft;
    const ofNotification =
      draft.kind === 'notification' ? { eventType: draft.eventType, related: draft.related } : {};
    await tx.insert(events).values(
      numbered.map(({ memberId, last }) => ({
        ...ofNotification,
        memberId,
        number: last,
        id: newId(date.getTime()),
        kind,
        data,
        date,
      })),
    );
    tx.afterCommit(() => wakeups.wake(members));
  };

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

  /** Removes what is older than that, but never a notification that nobody has read. */
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

  return { publish, readAfter, newest, newestOf, prune };
};
export type EventLog = ReturnType<typeof eventLog>;
