import type { LeaderboardBoard } from '#apollo/schema.generated.ts';

interface Boards {
  endDate: string;
  showsLeaderboard: boolean;
  showsPrivateLeaderboard: boolean;
  exclusion: object | null;
  review: { hasPrivateBoard: boolean } | null;
}

/**
 * Answers on which board of a task its teams are told their rank at this time (ms), and what that
 * rank is called; null where none is open. After the end it is the final one, as far as it is known.
 */
export const placeOf = (
  task: Boards,
  now: number,
): { board: LeaderboardBoard; title: string } | null => {
  if (task.exclusion) return null;
  const ended = Date.parse(task.endDate) <= now;
  if (ended && task.showsPrivateLeaderboard) return { board: 'PRIVATE', title: '最终排名' };
  if (!task.showsLeaderboard) return null;
  if (!ended) return { board: 'PUBLIC', title: '当前排名' };
  return { board: 'PUBLIC', title: task.review?.hasPrivateBoard ? 'Public 榜排名' : '最终排名' };
};
