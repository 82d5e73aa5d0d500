import { leaderboardGroupCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import {
  type BoardBaseline,
  leaderboardCalls,
  type LeaderboardRow,
} from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import { type Authorship, authorships } from '@whaletide/schema/shared/rules/authorship.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { requireId } from '#graphql/ids.ts';
import { paging, type PagingArguments } from '#graphql/paging.ts';
import type { LeaderboardRef } from '#graphql/resolvers.generated.ts';
import { Refusal } from '#refusal.ts';

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
export const sides = { leaderboard: 'public', privateLb: 'private' } as const;

export interface BoardArguments extends PagingArguments {
  of?: LeaderboardRef | null;
  /** Deprecated, as `stageId`: one of them stands where `of` is left out. */
  taskId?: string | null;
  stageId?: string | null;
  board?: Side | null;
  managed?: boolean | null;
  name?: string | null;
  school?: string | null;
  company?: string | null;
  followed?: boolean | null;
  late?: boolean | null;
  authorship?: readonly Authorship[] | null;
}

/** Board that is meant, and what it belongs to. */
interface Board {
  of: 'task' | 'stage' | 'group';
  id: string;
  side: Side;
}

/** A page that knows its board, for its look, and where the viewer's own team stands on it. */
export interface BoardPage extends Page<LeaderboardRow> {
  board: Board;
  hasTemplate?: boolean;
  HeadCount?: number | null;
  HeadRows?: number | null;
  /** True for the board of all teams, beside which baselines stand. */
  isWhole?: boolean;
  /** Row of a member's own team; in one answer with the rows, so that both are of one moment. */
  row?: LeaderboardRow | null;
}

const boardOf = ({ of, taskId, stageId, board }: BoardArguments): Board => {
  const side = board ?? 'leaderboard';
  const meant = of ?? { taskId: taskId ?? undefined, stageId: stageId ?? undefined };
  if (meant.taskId != null) return { of: 'task', id: requireId(meant.taskId, 'taskId'), side };
  if (meant.stageId != null) return { of: 'stage', id: requireId(meant.stageId, 'stageId'), side };
  if ('leaderboardId' in meant && meant.leaderboardId != null)
    return { of: 'group', id: requireId(meant.leaderboardId, 'leaderboardId'), side };
  throw new Refusal('BAD_USER_INPUT', '请指定任务、阶段或分组榜单', { field: 'of' });
};

/** A board as who manages its competition sees it, whether it is open or not. */
const managedPage = async (
  board: Board,
  query: { page: number; perPage: number; Name?: string; Authorship?: string; Late?: boolean },
  context: GatewayContext,
): Promise<BoardPage> => {
  if (board.of === 'group')
    throw new Refusal('BAD_USER_INPUT', '请指定任务或阶段', { field: 'leaderboardId' });
  const call = board.of === 'task' ? leaderboardCalls.taskManaged : leaderboardCalls.stageManaged;
  const input = { params: { id: board.id }, query: { ...query, Board: sides[board.side] } };
  return { ...(await context.member().call(call, input)), board };
};

const noRows = (board: Board, { page, perPage }: { page: number; perPage: number }): BoardPage => ({
  data: [],
  totalNum: 0,
  page,
  perPage,
  row: null,
  board,
});

/** The authors that a part of the board is of, each once, as REST names them; null for all. */
const authorsOf = (given: BoardArguments['authorship']): string | null => {
  const asked = new Set(given);
  if (asked.size === 0 || asked.size === authorships.length) return null;
  return authorships.filter((one) => asked.has(one)).join(',');
};

/** A page of a board: for visitors the same for all, for a member with their own row. */
export const boardPage = async (
  args: BoardArguments,
  context: GatewayContext,
): Promise<BoardPage> => {
  const { upstream, own } = context;
  const board = boardOf(args);
  const [Name, School, Company] = [args.name, args.school, args.company].map((text) =>
    text?.trim(),
  );
  const authorship = authorsOf(args.authorship);
  const query = {
    ...paging(args, 50),
    ...(Name && { Name }),
    ...(School && { School }),
    ...(Company && { Company }),
    ...(authorship !== null && { Authorship: authorship }),
  };
  const late = args.late && board.of === 'task' && { Late: true };
  const ofMember = { ...query, ...(args.followed && { Followed: true }) };
  // Visitors follow no one, and only a task has late works.
  if ((args.followed && !own) || (args.late && board.of !== 'task')) return noRows(board, query);
  const isPart = Boolean(
    Name || School || Company || authorship !== null || args.followed || args.late,
  );
  const isWhole = board.of === 'task' && !isPart;
  if (args.managed)
    return { ...(await managedPage(board, { ...query, ...late }, context)), isWhole };
  const input = { params: { id: board.id }, query };
  if (board.of === 'group') {
    const ofSide = { ...input, query: { ...input.query, Board: sides[board.side] } };
    const ofOwn = { ...input, query: { ...ofMember, Board: sides[board.side] } };
    const found = own ? own.call(groupMine, ofOwn) : upstream.shared(groupRows, ofSide);
    return { ...(await found), board };
  }
  const { rows, mine } = owned[board.of][board.side];
  const { params } = input;
  const found = own
    ? own.call(mine, { params, query: { ...ofMember, ...late } })
    : upstream.shared(rows, { params, query: { ...query, ...late } });
  return { ...(await found), board, isWhole };
};

/** Answers the address at which http/boards.ts serves the page in its template. */
export const templateUrl = ({ board, hasTemplate, page, perPage }: BoardPage): string | null =>
  hasTemplate && board.of !== 'group'
    ? `/boards/${board.of}s/${board.id}/${board.side}?page=${page}&perPage=${perPage}`
    : null;

/** Baselines beside a board of a task. */
export const baselinesOf = async (
  { board, isWhole }: BoardPage,
  { upstream, own }: GatewayContext,
): Promise<BoardBaseline[]> => {
  if (!isWhole) return [];
  const { baselines } = leaderboardCalls;
  const input = { params: { id: board.id }, query: { Board: sides[board.side] } };
  const found = own ? own.call(baselines, input) : upstream.shared(baselines, input);
  return (await found).data;
};
