import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import {
  type BoardPage,
  leaderboardCalls,
  type LeaderboardRow,
} from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Handle } from '../../database/database.ts';
import { snapshot } from '../../database/snapshot.ts';
import { idList } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { managedCompetition, managesCompetition } from '../competitions/store/access.ts';
import { stagesBy, tasksBy } from '../competitions/store/reading.ts';
import type { TaskRow } from '../competitions/tables.ts';
import type { Board } from '../submissions/tables.ts';
import { teamOf } from '../teams/store/teams.ts';
import { sendBoardPage } from './board-page.ts';
import { rivalsOf } from './intervals/rivals.ts';
import { withIntervals } from './intervals/telling.ts';
import { type BoardOwner, closedBoard, openBoard, tellsPublicRank } from './open.ts';
import { boardBaselines } from './store/baselines.ts';
import { publicRanks, taskBoard } from './store/boards.ts';
import { finalRanking } from './store/final.ts';
import { boardLeaders } from './store/leaders.ts';
import { type StageBoard, stageBoardPage, stageBoardReader } from './store/stages.ts';
import { frozenSinceOf } from './store/frozen.ts';
import { isPresent, readTaskBoard, readTaskRow, type TaskBoard } from './store/task-boards.ts';
import type { BoardQuery } from './store/team-filter.ts';
import { topBoards } from './store/top.ts';
import { rankedPage, rowsOfWorks } from './store/work-boards.ts';
import { hasTemplate, type OwnerKind, renderBoard, templateOf } from './templates.ts';

const withPublicRanks = (rows: LeaderboardRow[], rankOf: (teamId: string) => number | undefined) =>
  rows.map((row) => ({ ...row, PublicRank: rankOf(row.Team) ?? null }));

export const leaderboardRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;
  const stageBoard = stageBoardReader(db);

  const taskOf = async (id: string, board: Board, caller: Caller | null) =>
    openBoard((await tasksBy(db, { ids: [id] }, caller))[0], board);
  const stageOf = async (id: string, board: Board, caller: Caller | null) =>
    openBoard((await stagesBy(db, { ids: [id] }, caller))[0], board);

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
    const boardOf = (task: TaskRow, late = false): TaskBoard => ({
      task,
      board,
      late,
      now: services.now(),
    });
    const shaken = async (tx: Handle, of: TaskBoard, bare: LeaderboardRow[]) => {
      const owner = of.task;
      if (!isPresent(of)) return bare;
      const rows = await withIntervals(tx, owner.id, board, bare);
      if (!tellsPublicRank(owner, board) || frozenSinceOf(owner, of.now)) return rows;
      const teamIds = rows.map(({ Team }) => Team);
      const ranks = await publicRanks(tx, owner.id, teamIds);
      return withPublicRanks(rows, (teamId) => ranks.get(teamId));
    };
    const rowsOf = async (tx: Handle, of: TaskBoard, query: BoardQuery) => {
      const found = await readTaskBoard(tx, of, query);
      return { ...found, data: await shaken(tx, of, found.data) };
    };
    route(app, page, async ({ params, query, caller, reply }) => {
      const owner = await taskOf(params.id, board, caller);
      const rows = await snapshot(db, (tx) => rowsOf(tx, boardOf(owner, query.Late), query));
      return answer(['task', owner, board], query.template, rows, reply);
    });
    route(app, mine, async ({ params, query, caller }) => {
      const owner = await taskOf(params.id, board, caller);
      const kind = { hasTemplate: !query.Late && (await hasTemplate(db, 'task', owner.id)) };
      const of = boardOf(owner, query.Late);
      return snapshot(db, async (tx) => {
        const team = await teamOf(tx, owner.competitionId, caller.id);
        const own = team ? await readTaskRow(tx, of, team.id) : null;
        const [row = null] = own ? await shaken(tx, of, [own]) : [];
        return { ...(await rowsOf(tx, of, { ...query, viewer: caller.id })), ...kind, row };
      });
    });
  }

  /** Both boards of what the caller manages tell the public rank, whatever is shown. */
  const managedRanks = async (
    tx: Handle,
    owner: BoardOwner,
    board: Board,
    rows: LeaderboardRow[],
  ) => {
    if (board === 'public') return rows;
    const ranks = await publicRanks(
      tx,
      owner.id,
      rows.map(({ Team }) => Team),
    );
    return withPublicRanks(rows, (teamId) => ranks.get(teamId));
  };
  route(app, leaderboardCalls.rivals, async ({ params, query, caller }) => ({
    data: await rivalsOf(db, caller, {
      taskId: params.id,
      board: query.Board,
      teamId: query.Team,
      now: services.now(),
    }),
  }));
  const lateBoard = (tx: Handle, task: TaskRow, query: BoardQuery & { Board: Board }) => {
    const all = { startDate: null, endDate: null, now: services.now() };
    return rankedPage(tx, rowsOfWorks({ task, board: query.Board, late: true, ...all }), query);
  };
  route(app, leaderboardCalls.taskManaged, async ({ params, query, caller }) => {
    const [owner] = await tasksBy(db, { ids: [params.id] }, caller);
    if (!owner) throw notFound('任务');
    await managedCompetition(db, caller, owner.competitionId);
    return snapshot(db, async (tx) => {
      if (query.Late) return lateBoard(tx, owner, query);
      const found = await taskBoard(tx, owner.id, query.Board, query, 'exact');
      const rows = await withIntervals(tx, owner.id, query.Board, found.data);
      return { ...found, data: await managedRanks(tx, owner, query.Board, rows) };
    });
  });
  route(app, leaderboardCalls.stageManaged, async ({ params, query, caller }) => {
    const [owner] = await stagesBy(db, { ids: [params.id] }, caller);
    if (!owner) throw notFound('阶段');
    await managedCompetition(db, caller, owner.competitionId);
    const whole = await stageBoard(owner.id, query.Board);
    return stageBoardPage(db, owner.competitionId, whole, query);
  });

  const stageCalls = [
    ['public', leaderboardCalls.stagePublic, leaderboardCalls.stagePublicMine],
    ['private', leaderboardCalls.stagePrivate, leaderboardCalls.stagePrivateMine],
  ] as const;
  for (const [board, page, mine] of stageCalls) {
    const shaken = async (owner: BoardOwner, rows: LeaderboardRow[]) => {
      if (!tellsPublicRank(owner, board)) return rows;
      const { rowOf } = await stageBoard(owner.id, 'public', services.now());
      return withPublicRanks(rows, (teamId) => rowOf(teamId)?.Rank);
    };
    const rowsOf = async (owner: BoardOwner, whole: StageBoard, query: BoardQuery) => {
      const found = await stageBoardPage(db, owner.competitionId, whole, query);
      return { ...found, data: await shaken(owner, found.data) };
    };
    route(app, page, async ({ params, query, caller, reply }) => {
      const owner = await stageOf(params.id, board, caller);
      const found = await rowsOf(owner, await stageBoard(owner.id, board, services.now()), query);
      return answer(['stage', owner, board], query.template, found, reply);
    });
    route(app, mine, async ({ params, query, caller }) => {
      const owner = await stageOf(params.id, board, caller);
      // The whole board as it is at one moment, of which both are read.
      const whole = await stageBoard(owner.id, board, services.now());
      const team = await teamOf(db, owner.competitionId, caller.id);
      const own = team && whole.rowOf(team.id);
      const [row = null] = own ? await shaken(owner, [own]) : [];
      const kind = { hasTemplate: await hasTemplate(db, 'stage', owner.id) };
      return { ...(await rowsOf(owner, whole, { ...query, viewer: caller.id })), ...kind, row };
    });
  }

  route(app, leaderboardCalls.baselines, async ({ params, query, caller }) => {
    const [task] = await tasksBy(db, { ids: [params.id] }, caller);
    const manages = task && (await managesCompetition(db, caller, { id: task.competitionId }));
    const owner = manages ? task : openBoard(task, query.Board);
    const board = { task: owner, board: query.Board, late: false, now: services.now() };
    return { data: await snapshot(db, (tx) => boardBaselines(tx, board)) };
  });

  route(app, leaderboardCalls.top, async () => ({
    data: await snapshot(db, (tx) => topBoards(tx, services.now())),
  }));

  route(app, leaderboardCalls.leaders, async ({ query }) => ({
    data: await boardLeaders(db, idList(query.Task), services.now()),
  }));

  route(app, leaderboardCalls.finalRanking, async ({ params }) => {
    const Ranking = await finalRanking(db, params.id);
    if (!Ranking) throw closedBoard();
    return { Ranking };
  });
};
