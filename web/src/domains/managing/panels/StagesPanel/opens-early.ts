import { isOpenEarly } from '@whaletide/schema/domains/leaderboards/rules/private-board.ts';

interface Board {
  showsPrivateLeaderboard: boolean;
  endDate: string;
}

const boardOf = ({ showsPrivateLeaderboard, endDate }: Board) => ({
  shown: showsPrivateLeaderboard,
  endDate,
});

/** Whether saving shows a private board before the end that wasn't shown so before. */
export const opensEarly = (values: Board, before: Board | undefined, now: Date): boolean =>
  isOpenEarly(boardOf(values), now) && !(before && isOpenEarly(boardOf(before), now));
