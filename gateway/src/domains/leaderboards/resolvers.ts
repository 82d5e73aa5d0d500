import { type Page, PageOf } from '@whaletide/schema/rest/common.ts';
import {
  FinalRankingRow,
  leaderboardCalls,
  LeaderboardRow,
} from '@whaletide/schema/rest/leaderboards.ts';
import type { Domain } from '../../graphql/domain.ts';
import { isId, requireId } from '../../graphql/ids.ts';
import { paging, type PagingArguments } from '../../graphql/paging.ts';
import { Refusal } from '../../refusal.ts';

const boards = {
  task: {
    leaderboard: { rows: leaderboardCalls.taskPublic, mine: leaderboardCalls.taskPublicMine },
    privateLb: { rows: leaderboardCalls.taskPrivate, mine: leaderboardCalls.taskPrivateMine },
  },
  stage: {
    leaderboard: { rows: leaderboardCalls.stagePublic, mine: leaderboardCalls.stagePublicMine },
    privateLb: { rows: leaderboardCalls.stagePrivate, mine: leaderboardCalls.stagePrivateMine },
  },
};

interface BoardArguments extends PagingArguments {
  taskId?: string | null;
  stageId?: string | null;
  board?: keyof typeof boards.task | null;
}

/** Which board is meant, and of what. */
interface Board {
  of: keyof typeof boards;
  id: string;
  board: keyof typeof boards.task;
}

/** A page that knows its board, for the viewer's row. */
interface BoardPage extends Page<LeaderboardRow> {
  board: Board;
}

const boardOf = ({ taskId, stageId, board }: BoardArguments): Board => {
  if ((taskId == null) === (stageId == null)) {
    throw new Refusal('BAD_USER_INPUT', '请指定任务或阶段之一', { field: 'taskId' });
  }
  return taskId != null
    ? { of: 'task', id: requireId(taskId, 'taskId'), board: board ?? 'leaderboard' }
    : { of: 'stage', id: requireId(stageId ?? '', 'stageId'), board: board ?? 'leaderboard' };
};

export const leaderboards: Domain = {
  enums: {
    LeaderboardBoard: { values: { PUBLIC: 'leaderboard', PRIVATE: 'privateLb' } },
  },
  restTypes: { LeaderboardPage: PageOf(LeaderboardRow), LeaderboardRow, FinalRankingRow },
  resolvers: {
    Query: {
      leaderboard: async (_: never, args: BoardArguments, { upstream }) => {
        const board = boardOf(args);
        const { rows } = boards[board.of][board.board];
        const page = await upstream.shared(rows, {
          params: { id: board.id },
          query: paging(args, 50),
        });
        return { ...page, board };
      },
      finalRanking: async (
        _: never,
        { competitionId: id }: { competitionId: string },
        { upstream },
      ) => {
        if (!isId(id)) return null;
        try {
          const { finalRanking } = leaderboardCalls;
          return (await upstream.shared(finalRanking, { params: { id } })).Ranking;
        } catch (error) {
          if (error instanceof Refusal && error.code === 'NOT_FOUND') return null;
          throw error;
        }
      },
    },
    LeaderboardPage: {
      viewerRow: async ({ board }: BoardPage, _: never, { own }) => {
        if (!own) return null;
        const { mine } = boards[board.of][board.board];
        return (await own.call(mine, { params: { id: board.id } })).row;
      },
    },
    LeaderboardRow: {
      team: (row: LeaderboardRow, _: never, { loaders }) => loaders.teams.byId.load(row.Team),
    },
    FinalRankingRow: {
      team: (row: FinalRankingRow, _: never, { loaders }) => loaders.teams.byId.load(row.Team),
    },
  },
};
