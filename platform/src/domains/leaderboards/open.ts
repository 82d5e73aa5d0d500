import { Refusal } from '@whaletide/server/refusal.ts';
import type { Board } from '../submissions/tables.ts';

/** Owner of boards: a task or a stage. */
export interface BoardOwner {
  id: string;
  competitionId: string;
  name: string;
  showLeaderboard: boolean;
  showPrivateLeaderboard: boolean;
  /** Time since which a task doesn't count. */
  excludedDate?: Date | null;
}

export const closedBoard = () => new Refusal('NOT_FOUND', '暂无该排行榜信息或该排行榜暂未公开');

/** @throws Refusal NOT_FOUND for a board that isn't there or isn't open, without telling which */
export const openBoard = <T extends BoardOwner>(owner: T | undefined, board: Board): T => {
  const isOpen = board === 'public' ? owner?.showLeaderboard : owner?.showPrivateLeaderboard;
  if (owner && isOpen && !owner.excludedDate) return owner;
  throw closedBoard();
};

/**
 * Tells whether the rows of a board show the public rank too: on a private one, while both are
 * shown.
 */
export const tellsPublicRank = (owner: BoardOwner, board: Board) =>
  board === 'private' && owner.showLeaderboard;
