import { and, asc, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { TrackedCount, TrackedEvent } from '@whaletide/schema/domains/tracking/rest.ts';
import type { TrackedKind } from '@whaletide/schema/domains/tracking/rules.ts';
import { DAY, dayKey } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { type PageQuery, toPage } from '#http/paging.ts';
import { forbidden } from '#refusal.ts';
import { type TrackCountRow, trackCounts } from './tables.ts';

/** Counts are looked at a year back, and the same season of the year before. */
const KEPT_DAYS = 400;

/**
 * Number of different things that a process counts a day. Anybody may send names and ids of their
 * own: beyond this, only known ones are still counted.
 */
const NEW_ROWS_A_DAY = 100_000;

/**
 * The same event of the same thing once, with how often it came; in one order, so that two
 * requests never wait for each other's rows in turn.
 */
const tally = (events: readonly TrackedEvent[], day: string): TrackCountRow[] => {
  const rows = new Map<string, TrackCountRow>();
  for (const { Name, Kind = '', Object: objectId = '' } of events) {
    const key = `${Name} ${Kind} ${objectId}`;
    const row = rows.get(key) ?? { day, name: Name, kind: Kind, objectId, count: 0 };
    rows.set(key, { ...row, count: row.count + 1 });
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
};

/** A counter of events, for one process. */
export const trackCounter = (db: Handle) => {
  let today = '';
  let fresh = 0;

  const raise = async (row: TrackCountRow): Promise<void> => {
    await db
      .update(trackCounts)
      .set({ count: sql`${trackCounts.count} + ${row.count}` })
      .where(
        and(
          eq(trackCounts.day, row.day),
          eq(trackCounts.name, row.name),
          eq(trackCounts.kind, row.kind),
          eq(trackCounts.objectId, row.objectId),
        ),
      );
  };

  /** Answers how many of them weren't counted today before. */
  const add = async (rows: TrackCountRow[]): Promise<number> => {
    const kept = await db
      .insert(trackCounts)
      .values(rows)
      .onConflictDoUpdate({
        target: [trackCounts.day, trackCounts.name, trackCounts.kind, trackCounts.objectId],
        set: { count: sql`${trackCounts.count} + excluded.count` },
      })
      .returning({ isNew: sql<boolean>`xmax = 0` });
    return kept.filter(({ isNew }) => isNew).length;
  };

  return async (events: readonly TrackedEvent[], now: Date): Promise<void> => {
    const day = dayKey(now);
    if (day !== today) {
      today = day;
      fresh = 0;
    }
    const rows = tally(events, day);
    if (fresh < NEW_ROWS_A_DAY) fresh += await add(rows);
    else for (const row of rows) await raise(row);
  };
};

/**
 * Lists the counts, the newest day first, and of a day the most frequent first.
 * @throws Refusal FORBIDDEN for all but administrators
 */
export const listCounts = (
  db: Handle,
  caller: Caller,
  query: PageQuery & { Name?: string | undefined },
): Promise<Page<TrackedCount>> => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以查看统计');
  const chosen = query.Name === undefined ? undefined : eq(trackCounts.name, query.Name);
  return toPage(query, {
    rows: db
      .select()
      .from(trackCounts)
      .where(chosen)
      .orderBy(
        desc(trackCounts.day),
        desc(trackCounts.count),
        asc(trackCounts.name),
        asc(trackCounts.kind),
        asc(trackCounts.objectId),
      ),
    total: db.select({ rows: count() }).from(trackCounts).where(chosen),
    present: (rows) =>
      rows.map((row) => ({
        Day: row.day,
        Name: row.name,
        Kind: row.kind === '' ? null : (row.kind as TrackedKind),
        Object: row.objectId === '' ? null : row.objectId,
        Count: row.count,
      })),
  });
};

/** Deletes counts older than the reports go back. */
export const pruneCounts = async (db: Handle, now: Date): Promise<void> => {
  const first = dayKey(new Date(now.getTime() - KEPT_DAYS * DAY));
  await db.delete(trackCounts).where(lt(trackCounts.day, first));
};
