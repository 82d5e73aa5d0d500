import type { finalRankings } from '../domains/leaderboards/tables.ts';
import type { DemoCompetition } from './competitions.ts';
import { isOver } from './plan.ts';
import type { Played } from './play.ts';

type NewRanking = typeof finalRankings.$inferInsert;

/** So many teams are named in the outcome of an ended competition: all that played. */
const PLACES = 30;
const REWARDS = ['一等奖', '二等奖', '三等奖'];

/** The outcome of an ended competition: the best of the private board of its one task. */
export const demoFinalRanking = (
  { plan, row }: DemoCompetition,
  { bests }: Played,
): NewRanking[] => {
  if (!isOver(plan)) return [];
  return bests
    .filter(({ board }) => board === 'private')
    .toSorted(
      (a, b) =>
        a.sortKey - b.sortKey ||
        a.bestDate.getTime() - b.bestDate.getTime() ||
        a.teamId.localeCompare(b.teamId),
    )
    .slice(0, PLACES)
    .map(({ teamId, taskId, score }, index) => ({
      competitionId: row.id,
      place: index + 1,
      teamId,
      taskId,
      score,
      reward: REWARDS[index] ?? null,
    }));
};
