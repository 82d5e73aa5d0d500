import type { FastifyInstance } from 'fastify';
import { leaderboardCalls, type LeaderboardRow } from '@whaletide/schema/rest/leaderboards.ts';
import { pageOf, pageWindow } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import type { Viewer } from '../../http/viewer.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { stagesBy, tasksBy } from '../competitions/store.ts';
import { teamOf } from '../teams/store.ts';
import { finalRanking } from './final.ts';
import { stageBoardReader } from './stages.ts';
import { publicRanks, taskBoard, taskBoardRow } from './store.ts';
import type { Board } from './tables.ts';

interface BoardOwner {
  id: string;
  competitionId: string;
  showLeaderboard: boolean;
  showPrivateLeaderboard: boolean;
}

/** @throws Refusal NOT_FOUND for a board that isn't there or isn't open, without telling which */
const openBoard = (owner: BoardOwner | undefined, board: Board): BoardOwner => {
  const isOpen = board === 'public' ? owner?.showLeaderboard : owner?.showPrivateLeaderboard;
  if (owner && isOpen) return owner;
  throw closedBoard();
};

const closedBoard = () => new Refusal('NOT_FOUND', '暂无该排行榜信息或该排行榜暂未公开');

/** Whether the rows of a board tell the public rank too: on a private one, while both are shown. */
const tellsPublicRank = (owner: BoardOwner, board: Board) =>
  board === 'private' && owner.showLeaderboard;

const withPublicRanks = (rows: LeaderboardRow[], rankOf: (teamId: string) => number | undefined) =>
  rows.map((row) => ({ ...row, PublicRank: rankOf(row.Team) ?? null }));

export const leaderboardRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;
  const stageBoard = stageBoardReader(db);

  const taskOf = async (id: string, board: Board, viewer: Viewer | null) =>
    openBoard((await tasksBy(db, { ids: [id] }, viewer))[0], board);
  const stageOf = async (id: string, board: Board, viewer: Viewer | null) =>
    openBoard((await stagesBy(db, { ids: [id] }, viewer))[0], board);

  const ownRow = async (
    owner: BoardOwner,
    viewer: Viewer,
    read: (teamId: string) => Promise<LeaderboardRow | null>,
  ) => {
    const team = await teamOf(db, owner.competitionId, viewer.id);
    return { row: team ? await read(team.id) : null };
  };

  const taskCalls = [
    ['public', leaderboardCalls.taskPublic, leaderboardCalls.taskPublicMine],
    ['private', leaderboardCalls.taskPrivate, leaderboardCalls.taskPrivateMine],
  ] as const;
  for (const [board, page, mine] of taskCalls) {
    const shaken = async (owner: BoardOwner, rows: LeaderboardRow[]) => {
      if (!tellsPublicRank(owner, board)) return rows;
      const teamIds = rows.map(({ Team }) => Team);
      const ranks = await publicRanks(db, owner.id, teamIds);
      return withPublicRanks(rows, (teamId) => ranks.get(teamId));
    };
    route(app, page, async ({ params, query, viewer }) => {
      const owner = await taskOf(params.id, board, viewer);
      const found = await taskBoard(db, owner.id, board, query);
      return { ...found, data: await shaken(owner, found.data) };
    });
    route(app, mine, async ({ params, viewer }) => {
      const owner = await taskOf(params.id, board, viewer);
      return ownRow(owner, viewer, async (teamId) => {
        const row = await taskBoardRow(db, owner.id, board, teamId);
        return row && ((await shaken(owner, [row]))[0] ?? null);
      });
    });
  }

  const stageCalls = [
    ['public', leaderboardCalls.stagePublic, leaderboardCalls.stagePublicMine],
    ['private', leaderboardCalls.stagePrivate, leaderboardCalls.stagePrivateMine],
  ] as const;
  for (const [board, page, mine] of stageCalls) {
    const shaken = async (owner: BoardOwner, rows: LeaderboardRow[]) => {
      if (!tellsPublicRank(owner, board)) return rows;
      const { rowOf } = await stageBoard(owner.id, 'public');
      return withPublicRanks(rows, (teamId) => rowOf(teamId)?.Rank);
    };
    route(app, page, async ({ params, query, viewer }) => {
      const owner = await stageOf(params.id, board, viewer);
      const { rows, teams } = await stageBoard(owner.id, board);
      const window = pageWindow(query);
      const data = rows(window.offset, window.limit);
      return pageOf(await shaken(owner, data), teams, window);
    });
    route(app, mine, async ({ params, viewer }) => {
      const owner = await stageOf(params.id, board, viewer);
      return ownRow(owner, viewer, async (teamId) => {
        const row = (await stageBoard(owner.id, board)).rowOf(teamId);
        return row ? ((await shaken(owner, [row]))[0] ?? null) : null;
      });
    });
  }

  route(app, leaderboardCalls.finalRanking, async ({ params }) => {
    const Ranking = await finalRanking(db, params.id);
    if (!Ranking) throw closedBoard();
    return { Ranking };
  });
};
