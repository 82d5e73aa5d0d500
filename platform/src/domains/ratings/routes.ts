import type { FastifyInstance } from 'fastify';
import { ratingCalls } from '@whaletide/schema/domains/ratings/rest.ts';
import { idList, pageOf, pageWindow } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { isShownTo, shownAmong } from '../members/store.ts';
import { ratingBoard, ratingHistory, ratingsOf } from './reading.ts';

/** Registers the routes of members' ratings. */
export const ratingRoutes = (app: FastifyInstance, { database, now }: Services): void => {
  const { db } = database;

  route(app, ratingCalls.ofMembers, async ({ query, caller }) => ({
    data: await ratingsOf(db, await shownAmong(db, idList(query.User), caller?.id ?? null)),
  }));

  route(app, ratingCalls.board, ({ query }) => ratingBoard(db, query, now()));

  route(app, ratingCalls.history, async ({ params, query, caller }) =>
    (await isShownTo(db, params.id, caller?.id ?? null))
      ? ratingHistory(db, params.id, query)
      : pageOf([], 0, pageWindow(query)),
  );
};
