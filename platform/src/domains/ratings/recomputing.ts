import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import {
  movesByRanking,
  type RatedRanking,
  type RatingMove,
  shownRating,
} from '@whaletide/schema/domains/ratings/rules.ts';
import type { Transaction } from '#database/database.ts';
import { keptMembers, ratedRankings } from './rankings.ts';
import { ratings } from './tables.ts';
import { type EventRow, putEvents, putRatings, type RatingRow } from './writing.ts';

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
      points: shownRating(last.after).value,
      competitionsNumber: moves.length,
      lastDate: new Date(last.publishedAt),
    },
  ];
};

/** Moves of all members by these rankings; others are answered between one ranking and the next. */
const allMoves = async (rankings: readonly RatedRanking[]): Promise<RatingMove[]> => {
  const parts: RatingMove[][] = [];
  for (const moves of movesByRanking(rankings)) {
    parts.push(moves);
    await setImmediate();
  }
  return parts.flat();
};

/**
 * Computes all ratings again of the rankings that are published now, one recomputation after the
 * other. What has not changed isn't written: after a new ranking, that is everything before it.
 */
export const recomputeRatings = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`lock table ${ratings} in share row exclusive mode`);
  const kept = await keptMembers(tx);
  const moves = (await allMoves(await ratedRankings(tx))).filter(({ memberId }) =>
    kept.has(memberId),
  );
  await putEvents(tx, moves.map(toEvent));
  const ofMembers = Map.groupBy(moves, ({ memberId }) => memberId);
  await putRatings(tx, [...ofMembers.values()].flatMap(toRating));
};
