import { inArray, sql } from 'drizzle-orm';
import {
  type RatingMove,
  ratingMoves,
  shownRating,
} from '@whaletide/schema/domains/ratings/rules.ts';
import type { Transaction } from '#database/database.ts';
import { slices } from '#database/slices.ts';
import { keptMembers, ratedRankings } from './rankings.ts';
import { ratingEvents, ratings } from './tables.ts';

type EventRow = typeof ratingEvents.$inferSelect;
type RatingRow = typeof ratings.$inferSelect;

const toEvent = ({ before, after, publishedAt, ...move }: RatingMove): EventRow => ({
  ...move,
  date: new Date(publishedAt),
  meanBefore: before.mean,
  deviationBefore: before.deviation,
  ...after,
});

/** Rating that a member's moves have left. */
const toRating = (moves: readonly RatingMove[]): RatingRow[] => {
  const last = moves.at(-1);
  if (!last) return [];
  return [
    {
      memberId: last.memberId,
      ...last.after,
      value: shownRating(last.after).value,
      competitionsNumber: moves.length,
      lastDate: new Date(last.publishedAt),
    },
  ];
};

/** Content of rows, by which two lists of them are compared. */
const contentOf = (rows: readonly (EventRow | RatingRow)[]): string =>
  rows
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .toSorted()
    .join('\n');

/** Rows to write in place of those that are kept, by what they are kept together by. */
const changesOf = <Row extends EventRow | RatingRow>(
  kept: readonly Row[],
  made: readonly Row[],
  keyOf: (row: Row) => string,
): { keys: string[]; rows: Row[] } => {
  const [before, after] = [Map.groupBy(kept, keyOf), Map.groupBy(made, keyOf)];
  const keys = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => contentOf(before.get(key) ?? []) !== contentOf(after.get(key) ?? []),
  );
  return { keys, rows: keys.flatMap((key) => after.get(key) ?? []) };
};

/**
 * Computes all ratings again of the rankings that are published now, one recomputation after the
 * other. What has not changed isn't written: after a new ranking, that is everything before it.
 */
export const recomputeRatings = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`lock table ${ratings} in share row exclusive mode`);
  const kept = await keptMembers(tx);
  const moves = ratingMoves(await ratedRankings(tx)).filter(({ memberId }) => kept.has(memberId));
  const events = changesOf(
    await tx.select().from(ratingEvents),
    moves.map(toEvent),
    ({ competitionId }) => competitionId,
  );
  for (const ids of slices(events.keys))
    await tx.delete(ratingEvents).where(inArray(ratingEvents.competitionId, ids));
  for (const rows of slices(events.rows)) await tx.insert(ratingEvents).values(rows);
  const present = changesOf(
    await tx.select().from(ratings),
    [...Map.groupBy(moves, ({ memberId }) => memberId).values()].flatMap(toRating),
    ({ memberId }) => memberId,
  );
  for (const ids of slices(present.keys))
    await tx.delete(ratings).where(inArray(ratings.memberId, ids));
  for (const rows of slices(present.rows)) await tx.insert(ratings).values(rows);
};
