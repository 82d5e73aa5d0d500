import type { FastifyInstance } from 'fastify';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { participationCalls } from '@whaletide/schema/domains/managing/rest/participation.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { announce } from './announcements.ts';
import { participationOf } from './participation.ts';
import { promoteTeams } from './promotion.ts';
import { publishRanking, withdrawRanking } from './ranking.ts';
import { standingsReader } from './standings.ts';
import { banTeam, managedTeams } from './teams.ts';
import { waitingOf } from './waiting.ts';

/**
 * Registers the routes of a competition's outcome: its teams, their promotion and ranking,
 * announcements.
 */
export const outcomeRoutes = (app: FastifyInstance, services: Services): void => {
  const standings = standingsReader(services);

  route(app, outcomeCalls.teams, ({ params, query, caller }) =>
    managedTeams(services, caller, params.id, query),
  );

  route(app, outcomeCalls.waiting, async ({ query, caller }) => ({
    data: await waitingOf(services.database.db, caller, idList(query.ids)),
  }));

  route(app, participationCalls.get, ({ params, caller }) =>
    participationOf(services, caller, params.id),
  );

  route(app, outcomeCalls.ban, ({ params, body, caller }) =>
    banTeam(services, caller, params.id, body),
  );

  route(app, outcomeCalls.standings, async ({ params, query, caller }) => ({
    data: await standings(caller, params.id, query),
  }));

  route(app, outcomeCalls.promote, ({ params, body, caller }) =>
    promoteTeams(services, caller, params.id, body.Teams),
  );

  route(app, outcomeCalls.publishRanking, ({ params, body, caller }) =>
    publishRanking(services, caller, params.id, body),
  );

  route(app, outcomeCalls.withdrawRanking, async ({ params, caller }) => {
    await withdrawRanking(services, caller, params.id);
    return { ok: true as const };
  });

  route(app, outcomeCalls.announce, ({ params, body, caller }) =>
    announce(services, caller, params.id, body),
  );
};
