import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Page } from '@whaletide/schema/rest/common.ts';
import {
  type BoardPage,
  leaderboardCalls,
  type LeaderboardRow,
} from '@whaletide/schema/rest/leaderboards.ts';
import { pageOf, pageWindow } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Services } from '../../services.ts';
import { stagesBy, tasksBy } from '../competitions/store.ts';
import { teamOf } from '../teams/store.ts';
import { sendBoardPage } from './board-page.ts';
import { finalRanking } from './final.ts';
import { type BoardOwner, closedBoard, openBoard, tellsPublicRank } from './open.ts';
import { stageBoardReader } from './stages.ts';
import { publicRanks, taskBoard, taskBoardRow } from './store.ts';
import type { Board } from './tables.ts';
import { hasTemplate, type OwnerKind, renderBoard, templateOf } from './templates.ts';

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

  /** The page, or with `template` its HTML, which leaves by the reply. */
  const answer = async (
    [kind, owner, board]: [OwnerKind, BoardOwner, Board],
    template: boolean | undefined,
    page: Page<LeaderboardRow>,
    reply: FastifyReply,
  ): Promise<BoardPage> => {
    if (!template) return { ...page, hasTemplate: await hasTemplate(db, kind, owner.id) };
    const html = await templateOf(db, kind, owner.id);
    if (html === null) throw closedBoard();
    const body = await renderBoard(db, html, owner, board, page);
    return sendBoardPage(reply, owner.name, body) as never;
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
    route(app, page, async ({ params, query, viewer, reply }) => {
      const owner = await taskOf(params.id, board, viewer);
      const found = await taskBoard(db, owner.id, board, query);
      const rows = { ...found, data: await shaken(owner, found.data) };
      return answer(['task', owner, board], query.template, rows, reply);
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
    route(app, page, async ({ params, query, viewer, reply }) => {
      const owner = await stageOf(params.id, board, viewer);
      const { rows, teams } = await stageBoard(owner.id, board);
      const window = pageWindow(query);
      const data = rows(window.offset, window.limit);
      const found = pageOf(await shaken(owner, data), teams, window);
      return answer(['stage', owner, board], query.template, found, reply);
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
