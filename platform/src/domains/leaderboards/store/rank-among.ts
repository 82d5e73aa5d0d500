import { rankAmong as rankOf } from '@whaletide/schema/domains/leaderboards/rules/rank-among.ts';
import { definitionOf } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import type { Handle } from '#database/database.ts';
import { boardScores } from '#domains/submissions/store/bests.ts';
import { type BoardScoring, toBoard } from '../intervals/compute.ts';

/** A score that isn't on a board, with the influences of its rows. */
export interface OutsideScore {
  /** As it was computed, and as it is revealed. */
  exact: number;
  revealed: number;
  rows: number;
  influences: Uint8Array;
  solutionHash: string;
}

/**
 * The places at which a score could have stood among the teams of a task's private board.
 *
 * @returns null where the board has no team, or a team whose rows aren't known
 */
export const rankAmong = async (
  db: Handle,
  { taskId, scoring, now }: { taskId: string; scoring: BoardScoring; now: Date },
  { revealed, ...own }: OutsideScore,
): Promise<{ low: number; high: number } | null> => {
  const scores = await boardScores(db, { taskId, board: 'private', now });
  if (scores.length === 0) return null;
  const sign = definitionOf(scoring).higherIsBetter ? -1 : 1;
  const board = toBoard([...scores, { ...own, sortKey: sign * revealed }], sign);
  return rankOf(board, scores.length);
};
