import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { slices } from '#database/slices.ts';
import { ratingEvents, ratings } from './tables.ts';

export type EventRow = typeof ratingEvents.$inferSelect;
export type RatingRow = typeof ratings.$inferSelect;

/** Rows that one statement takes, as one parameter. */
const ROWS_AT_ONCE = 10_000;

const contentOfEvent = (row: EventRow): string => {
  const { memberId, position, date, meanBefore, deviationBefore, mean, deviation } = row;
  const numbers = [position, date.getTime(), meanBefore, deviationBefore, mean, deviation];
  return [memberId, ...numbers].join(' ');
};

const contentOfRating = (row: RatingRow): string => {
  const { memberId, points, mean, deviation, competitionsNumber, lastDate } = row;
  const numbers = [points, mean, deviation, competitionsNumber, lastDate.getTime()];
  return [memberId, ...numbers].join(' ');
};

/** Keys under which the rows that are kept aren't those that were made, and what to keep instead. */
const changesOf = <Row>(
  { kept, made }: { kept: readonly Row[]; made: readonly Row[] },
  keyOf: (row: Row) => string,
  contentOf: (row: Row) => string,
): { keys: string[]; rows: Row[] } => {
  const [before, after] = [Map.groupBy(kept, keyOf), Map.groupBy(made, keyOf)];
  const all = (rows: readonly Row[] = []) => rows.map(contentOf).sort().join('\n');
  const keys = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => all(before.get(key)) !== all(after.get(key)),
  );
  return { keys, rows: keys.flatMap((key) => after.get(key) ?? []) };
};

/** Keeps these events and no others; those of a competition are written where any has changed. */
export const putEvents = async (tx: Transaction, made: readonly EventRow[]): Promise<void> => {
  const kept = await tx.select().from(ratingEvents);
  const { keys, rows } = changesOf(
    { kept, made },
    ({ competitionId }) => competitionId,
    contentOfEvent,
  );
  for (const ids of slices(keys))
    await tx.delete(ratingEvents).where(inArray(ratingEvents.competitionId, ids));
  for (const part of slices(rows, ROWS_AT_ONCE))
    await tx.execute(sql`
      insert into ${ratingEvents} (member_id, competition_id, position, date, mean_before,
        deviation_before, mean, deviation)
      select * from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as event(
        "memberId" text, "competitionId" text, position integer, date timestamptz,
        "meanBefore" double precision, "deviationBefore" double precision,
        mean double precision, deviation double precision)`);
};

/** Keeps these ratings and no others; those alone that have changed are written. */
export const putRatings = async (tx: Transaction, made: readonly RatingRow[]): Promise<void> => {
  const kept = await tx.select().from(ratings);
  const { keys, rows } = changesOf({ kept, made }, ({ memberId }) => memberId, contentOfRating);
  for (const ids of slices(keys)) await tx.delete(ratings).where(inArray(ratings.memberId, ids));
  for (const part of slices(rows)) await tx.insert(ratings).values(part);
};
