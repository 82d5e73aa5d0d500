import type { FastifyInstance } from 'fastify';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { snapshot } from '#database/snapshot.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { closedBoard } from './open.ts';
import { finalGroups } from './store/final-groups.ts';
import { finalRanking } from './store/final.ts';
import { boardLeaders } from './store/leaders.ts';
import { topBoards } from './store/top.ts';

/** The first teams of several boards, and final rankings. */
export const leaderboardRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;
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

  route(app, leaderboardCalls.finalGroups, async ({ params }) => ({
    data: await finalGroups(db, params.id),
  }));
};
