import { and, eq, inArray } from 'drizzle-orm';
import type { LeaderboardRow } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Handle } from '#database/database.ts';
import type { Board } from '#domains/submissions/tables.ts';
import { rankIntervals } from '../tables.ts';

/** A row without intervals. */
export const noIntervals = { RankLow: null, RankHigh: null, ScoreLow: null, ScoreHigh: null };

/**
 * The rows of a task's board with their intervals, of those that are of the team's present best. A
 * rank that has moved since lies within its interval all the same.
 */
export const withIntervals = async (
  db: Handle,
  taskId: string,
  board: Board,
  rows: readonly LeaderboardRow[],
): Promise<LeaderboardRow[]> => {
  if (rows.length === 0) return [];
  // Without rivals, which a board shows none of.
  const { teamId, bestDate, rankLow, rankHigh, scoreLow, scoreHigh } = rankIntervals;
  const found = await db
    .select({ teamId, bestDate, rankLow, rankHigh, scoreLow, scoreHigh })
    .from(rankIntervals)
    .where(
      and(
        eq(rankIntervals.taskId, taskId),
        eq(rankIntervals.board, board),
        inArray(
          teamId,
          rows.map(({ Team }) => Team),
        ),
      ),
    );
  const byTeam = new Map(found.map((interval) => [interval.teamId, interval]));
  return rows.map((row) => {
    const interval = byTeam.get(row.Team);
    if (!interval || interval.bestDate.toISOString() !== row.BestSubmissionDate) return row;
    return {
      ...row,
      RankLow: interval.rankLow && Math.min(interval.rankLow, row.Rank),
      RankHigh: interval.rankHigh && Math.max(interval.rankHigh, row.Rank),
      ScoreLow: interval.scoreLow,
      ScoreHigh: interval.scoreHigh,
    };
  });
};
