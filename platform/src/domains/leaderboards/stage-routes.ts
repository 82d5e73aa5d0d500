import type { FastifyInstance } from 'fastify';
import {
  leaderboardCalls,
  type LeaderboardRow,
} from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Caller } from '#http/caller.ts';
import { route } from '#http/route.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '../competitions/store/access.ts';
import { stagesBy } from '../competitions/store/reading.ts';
import type { Board } from '../submissions/tables.ts';
import { teamOf } from '../teams/store/teams.ts';
import { answerBoard, withPublicRanks } from './answering.ts';
import { type BoardOwner, openBoard, tellsPublicRank } from './open.ts';
import { authorsOf, type AuthorsQuery } from './store/authors.ts';
import { type StageBoard, stageBoardPage, stageBoardReader } from './store/stages.ts';
import type { BoardQuery } from './store/team-filter.ts';
import { hasTemplate } from './templates.ts';

/** Boards of stages, for members and for managers of the competition. */
export const stageBoardRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;
  const stageBoard = stageBoardReader(db);
  const stageOf = async (id: string, board: Board, caller: Caller | null) =>
    openBoard((await stagesBy(db, { ids: [id] }, caller))[0], board);

  const stageCalls = [
    ['public', leaderboardCalls.stagePublic, leaderboardCalls.stagePublicMine],
    ['private', leaderboardCalls.stagePrivate, leaderboardCalls.stagePrivateMine],
  ] as const;
  for (const [board, page, mine] of stageCalls) {
    // Public ranks are those of the whole board.
    const shaken = async (owner: BoardOwner, rows: LeaderboardRow[], query: AuthorsQuery) => {
      if (authorsOf(query) || !tellsPublicRank(owner, board)) return rows;
      const { rowOf } = await stageBoard(owner.id, 'public', services.now());
      return withPublicRanks(rows, (teamId) => rowOf(teamId)?.Rank);
    };
    const rowsOf = async (owner: BoardOwner, whole: StageBoard, query: BoardQuery) => {
      const found = await stageBoardPage(db, owner.competitionId, whole, query);
      return { ...found, data: await shaken(owner, found.data, query) };
    };
    route(app, page, async ({ params, query, caller, reply }) => {
      const owner = await stageOf(params.id, board, caller);
      const whole = await stageBoard(owner.id, board, services.now(), authorsOf(query));
      const found = await rowsOf(owner, whole, query);
      const { template } = query;
      return answerBoard(db, ['stage', owner, board], found, { template, reply });
    });
    route(app, mine, async ({ params, query, caller }) => {
      const owner = await stageOf(params.id, board, caller);
      // The whole board as it is at one moment, of which both are read.
      const whole = await stageBoard(owner.id, board, services.now(), authorsOf(query));
      const team = await teamOf(db, owner.competitionId, caller.id);
      const own = team && whole.rowOf(team.id);
      const [row = null] = own ? await shaken(owner, [own], query) : [];
      const kind = { hasTemplate: await hasTemplate(db, 'stage', owner.id) };
      return { ...(await rowsOf(owner, whole, { ...query, viewer: caller.id })), ...kind, row };
    });
  }

  route(app, leaderboardCalls.stageManaged, async ({ params, query, caller }) => {
    const [owner] = await stagesBy(db, { ids: [params.id] }, caller);
    if (!owner) throw notFound('阶段');
    await managedCompetition(db, caller, owner.competitionId);
    const whole = await stageBoard(owner.id, query.Board, undefined, authorsOf(query));
    return stageBoardPage(db, owner.competitionId, whole, query);
  });
};
