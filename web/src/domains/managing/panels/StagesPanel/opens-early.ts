import { isOpenEarly } from '@whaletide/schema/domains/leaderboards/rules/private-board.ts';

interface Board {
  showsPrivateLeaderboard: boolean;
  endDate: string;
}

const boardOf = ({ showsPrivateLeaderboard, endDate }: Board) => ({
  shown: showsPrivateLeaderboard,
  endDate,
});

/** Tells whether saving shows a private board before the end, unless it was already shown early. */
export const opensEarly = (values: Board, before: Board | undefined, now: Date): boolean =>
  isOpenEarly(boardOf(values), now) && !(before && isOpenEarly(boardOf(before), now));
