import type { FastifyInstance } from 'fastify';
import {
  leaderboardCalls,
  type LeaderboardRow,
} from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Handle } from '#database/database.ts';
import { snapshot } from '#database/snapshot.ts';
import type { Caller } from '#http/caller.ts';
import { route } from '#http/route.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition, managesCompetition } from '../competitions/store/access.ts';
import { tasksBy } from '../competitions/store/reading.ts';
import type { TaskRow } from '../competitions/tables.ts';
import type { Board } from '../submissions/tables.ts';
import { teamOf } from '../teams/store/teams.ts';
import { answerBoard, withPublicRanks } from './answering.ts';
import { rivalsOf } from './intervals/rivals.ts';
import { withIntervals } from './intervals/telling.ts';
import { openBoard, tellsPublicRank } from './open.ts';
import { authorsOf, type AuthorsQuery } from './store/authors.ts';
import { boardBaselines } from './store/baselines.ts';
import { publicRanks, taskBoard } from './store/boards.ts';
import { boardHead } from './store/head.ts';
import { frozenSinceOf } from './store/frozen.ts';
import { isPresent, readTaskBoard, readTaskRow, type TaskBoard } from './store/task-boards.ts';
import type { BoardQuery } from './store/team-filter.ts';
import { rankedPage, rowsOfWorksBy } from './store/work-boards.ts';
import { hasTemplate } from './templates.ts';

/** Adds the public rank of each row's team. */
const withRanksOf = async (tx: Handle, taskId: string, rows: LeaderboardRow[]) => {
  const ranks = await publicRanks(
    tx,
    taskId,
    rows.map(({ Team }) => Team),
  );
  return withPublicRanks(rows, (teamId) => ranks.get(teamId));
};

/** Boards of tasks as members see them, and the caller's own row. */
export const taskBoardRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;
  const taskOf = async (id: string, board: Board, caller: Caller | null) =>
    openBoard((await tasksBy(db, { ids: [id] }, caller))[0], board);

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
    // Intervals and public ranks are those of the whole board.
    const shaken = async (
      tx: Handle,
      of: TaskBoard,
      bare: LeaderboardRow[],
      query: AuthorsQuery,
    ) => {
      const owner = of.task;
      if (!isPresent(of) || authorsOf(query)) return bare;
      const rows = await withIntervals(tx, owner.id, board, bare);
      if (!tellsPublicRank(owner, board) || frozenSinceOf(owner, of.now)) return rows;
      return withRanksOf(tx, owner.id, rows);
    };
    const rowsOf = async (tx: Handle, of: TaskBoard, query: BoardQuery) => {
      const found = await readTaskBoard(tx, of, query);
      const data = await shaken(tx, of, found.data, query);
      return { ...found, data, ...(await boardHead(tx, of, data)) };
    };
    route(app, page, async ({ params, query, caller, reply }) => {
      const owner = await taskOf(params.id, board, caller);
      const rows = await snapshot(db, (tx) => rowsOf(tx, boardOf(owner, query.Late), query));
      const { template } = query;
      return answerBoard(db, ['task', owner, board], rows, { template, reply });
    });
    route(app, mine, async ({ params, query, caller }) => {
      const owner = await taskOf(params.id, board, caller);
      const kind = { hasTemplate: !query.Late && (await hasTemplate(db, 'task', owner.id)) };
      const of = boardOf(owner, query.Late);
      return snapshot(db, async (tx) => {
        const team = await teamOf(tx, owner.competitionId, caller.id);
        const authors = { Authorship: query.Authorship };
        const own = team ? await readTaskRow(tx, of, { teamId: team.id, ...authors }) : null;
        const [row = null] = own ? await shaken(tx, of, [own], authors) : [];
        return { ...(await rowsOf(tx, of, { ...query, viewer: caller.id })), ...kind, row };
      });
    });
  }

  route(app, leaderboardCalls.baselines, async ({ params, query, caller }) => {
    const [task] = await tasksBy(db, { ids: [params.id] }, caller);
    const manages = task && (await managesCompetition(db, caller, { id: task.competitionId }));
    const owner = manages ? task : openBoard(task, query.Board);
    const board = { task: owner, board: query.Board, late: false, now: services.now() };
    return { data: await snapshot(db, (tx) => boardBaselines(tx, board)) };
  });

  route(app, leaderboardCalls.rivals, async ({ params, query, caller }) => ({
    data: await rivalsOf(db, caller, {
      taskId: params.id,
      board: query.Board,
      teamId: query.Team,
      now: services.now(),
    }),
  }));
};

/** Boards of tasks for their managers: open or not, and both with the public rank. */
export const managedTaskBoardRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;
  const lateBoard = (tx: Handle, task: TaskRow, query: BoardQuery & { Board: Board }) => {
    const all = { startDate: null, endDate: null, now: services.now() };
    const works = { task, board: query.Board, late: true, ...all };
    return rankedPage(tx, rowsOfWorksBy(works, query), query);
  };
  route(app, leaderboardCalls.taskManaged, async ({ params, query, caller }) => {
    const [owner] = await tasksBy(db, { ids: [params.id] }, caller);
    if (!owner) throw notFound('任务');
    await managedCompetition(db, caller, owner.competitionId);
    return snapshot(db, async (tx) => {
      if (query.Late) return lateBoard(tx, owner, query);
      const at = { taskId: owner.id, board: query.Board, now: services.now() };
      const found = await taskBoard(tx, at, query, 'exact');
      if (authorsOf(query)) return found;
      const rows = await withIntervals(tx, owner.id, query.Board, found.data);
      return {
        ...found,
        data: query.Board === 'public' ? rows : await withRanksOf(tx, owner.id, rows),
      };
    });
  });
};
