import { leaderboardGroupCalls } from '@whaletide/schema/rest/leaderboard-groups.ts';
import { leaderboardCalls, type LeaderboardRow } from '@whaletide/schema/rest/leaderboards.ts';
import type { Page } from '@whaletide/schema/rest/common.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { requireId } from '../../graphql/ids.ts';
import { paging, type PagingArguments } from '../../graphql/paging.ts';
import { Refusal } from '../../refusal.ts';

const { board: groupRows, mine: groupMine } = leaderboardGroupCalls;

const owned = {
  task: {
    leaderboard: { rows: leaderboardCalls.taskPublic, mine: leaderboardCalls.taskPublicMine },
    privateLb: { rows: leaderboardCalls.taskPrivate, mine: leaderboardCalls.taskPrivateMine },
  },
  stage: {
    leaderboard: { rows: leaderboardCalls.stagePublic, mine: leaderboardCalls.stagePublicMine },
    privateLb: { rows: leaderboardCalls.stagePrivate, mine: leaderboardCalls.stagePrivateMine },
  },
};

/** A side of a board, in REST's words. */
type Side = 'leaderboard' | 'privateLb';

/** A group's calls name the side by a parameter. */
const sides = { leaderboard: 'public', privateLb: 'private' } as const;

export interface BoardArguments extends PagingArguments {
  taskId?: string | null;
  stageId?: string | null;
  leaderboardId?: string | null;
  board?: Side | null;
}

/** Which board is meant, and of what. */
interface Board {
  of: 'task' | 'stage' | 'group';
  id: string;
  side: Side;
}

/** A page that knows its board, for the viewer's row and its look. */
export interface BoardPage extends Page<LeaderboardRow> {
  board: Board;
  hasTemplate?: boolean;
}

const boardOf = ({ taskId, stageId, leaderboardId, board }: BoardArguments): Board => {
  const side = board ?? 'leaderboard';
  const [given, ...others] = [
    { of: 'task', id: taskId, field: 'taskId' } as const,
    { of: 'stage', id: stageId, field: 'stageId' } as const,
    { of: 'group', id: leaderboardId, field: 'leaderboardId' } as const,
  ].filter(({ id }) => id != null);
  if (!given || others.length > 0)
    throw new Refusal('BAD_USER_INPUT', '请指定任务、阶段或分组榜单之一', { field: 'taskId' });
  return { of: given.of, id: requireId(given.id ?? '', given.field), side };
};

/** A page of a board; everyone gets the same. */
export const boardPage = async (
  args: BoardArguments,
  { upstream }: GatewayContext,
): Promise<BoardPage> => {
  const board = boardOf(args);
  const params = { id: board.id };
  const query = paging(args, 50);
  const page =
    board.of === 'group'
      ? await upstream.shared(groupRows, { params, query: { ...query, Board: sides[board.side] } })
      : await upstream.shared(owned[board.of][board.side].rows, { params, query });
  return { ...page, board };
};

/** The row of the viewer's own team on the page's board. */
export const viewerRow = async (
  { board }: BoardPage,
  { own }: GatewayContext,
): Promise<LeaderboardRow | null> => {
  if (!own) return null;
  const params = { id: board.id };
  const answer =
    board.of === 'group'
      ? await own.call(groupMine, { params, query: { Board: sides[board.side] } })
      : await own.call(owned[board.of][board.side].mine, { params });
  return answer.row;
};

/** Where http/boards.ts answers the page in its template. */
export const templateUrl = ({ board, hasTemplate, page, perPage }: BoardPage): string | null =>
  hasTemplate && board.of !== 'group'
    ? `/boards/${board.of}s/${board.id}/${board.side}?page=${page}&perPage=${perPage}`
    : null;
