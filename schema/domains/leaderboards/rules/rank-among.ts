import { type BoardScores, pairsOf } from './rank-intervals.ts';

/**
 * The interval at 95 % of one team's rank, by the same tests as all ranks of a board: alone it takes
 * as many comparisons as there are teams.
 *
 * @param at place of the team in the order of the board, from 0
 * @returns null where the rows of a team aren't known, which could stand anywhere
 */
export const rankAmong = (board: BoardScores, at: number): { low: number; high: number } | null => {
  if (!board.known.every((known) => known === 1)) return null;
  const { critical, errorOf, gapOf } = pairsOf(board);
  const teams = board.known.length;
  const better: number[] = [];
  const worse: number[] = [];
  for (let other = 0; other < teams; other += 1) {
    const [ahead, behind] = [gapOf(other, at), gapOf(at, other)];
    if (ahead > 0) better.push(ahead / errorOf(other, at));
    else if (behind > 0) worse.push(behind / errorOf(at, other));
  }
  const beyond = (errors: readonly number[], z: number) =>
    errors.filter((error) => error >= z).length;
  // Holm: what is rejected leaves fewer comparisons to adjust the others for.
  let [low, high, rejected] = [0, 0, -1];
  while (low + high > rejected) {
    rejected = low + high;
    const z = critical(teams - 1 - rejected);
    low = beyond(better, z);
    high = beyond(worse, z);
  }
  return { low: 1 + low, high: teams - high };
};
