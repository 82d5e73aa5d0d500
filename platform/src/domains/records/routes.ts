import type { FastifyInstance } from 'fastify';
import { recordCalls } from '@whaletide/schema/domains/records/rest.ts';
import { idList, pageOf, pageWindow } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { isShownTo, shownAmong } from '../members/store.ts';
import { activityOf } from './activity.ts';
import { recordsOf, resultsIn, resultsOf, resultsOfTeams } from './store.ts';

/** Registers the routes of members' records. */
export const recordRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, recordCalls.ofMembers, async ({ query, caller }) => ({
    data: await recordsOf(db, await shownAmong(db, idList(query.User), caller?.id ?? null)),
  }));

  route(app, recordCalls.ofTeams, async ({ query }) => ({
    data: await resultsOfTeams(db, idList(query.Team)),
  }));

  route(app, recordCalls.own, async ({ query, caller }) => ({
    data: await resultsIn(db, caller.id, idList(query.Competition)),
  }));

  route(app, recordCalls.activity, async ({ query, caller }) => {
    const shown = await shownAmong(db, idList(query.User), caller?.id ?? null);
    return { data: await activityOf(db, shown, services.now()) };
  });

  route(app, recordCalls.results, async ({ params, query, caller }) =>
    (await isShownTo(db, params.id, caller?.id ?? null))
      ? resultsOf(db, params.id, query)
      : pageOf([], 0, pageWindow(query)),
  );
};
