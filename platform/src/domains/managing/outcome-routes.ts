import type { FastifyInstance } from 'fastify';
import { outcomeCalls } from '@whaletide/schema/rest/outcome.ts';
import { idList } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { announce } from './announcements.ts';
import { promoteTeams } from './promotion.ts';
import { publishRanking, withdrawRanking } from './ranking.ts';
import { standingsReader } from './standings.ts';
import { banTeam, managedTeams } from './teams.ts';
import { waitingOf } from './waiting.ts';

/** What comes of a competition: its teams, their promotion and ranking, announcements. */
export const outcomeRoutes = (app: FastifyInstance, services: Services): void => {
  const standings = standingsReader(services);

  route(app, outcomeCalls.teams, ({ params, query, viewer }) =>
    managedTeams(services, viewer, params.id, query),
  );

  route(app, outcomeCalls.waiting, async ({ query, viewer }) => ({
    data: await waitingOf(services.database.db, viewer, idList(query.ids)),
  }));

  route(app, outcomeCalls.ban, ({ params, body, viewer }) =>
    banTeam(services, viewer, params.id, body),
  );

  route(app, outcomeCalls.standings, async ({ params, query, viewer }) => ({
    data: await standings(viewer, params.id, query),
  }));

  route(app, outcomeCalls.promote, ({ params, body, viewer }) =>
    promoteTeams(services, viewer, params.id, body.Teams),
  );

  route(app, outcomeCalls.publishRanking, ({ params, body, viewer }) =>
    publishRanking(services, viewer, params.id, body.Ranking),
  );

  route(app, outcomeCalls.withdrawRanking, async ({ params, viewer }) => {
    await withdrawRanking(services, viewer, params.id);
    return { ok: true as const };
  });

  route(app, outcomeCalls.announce, ({ params, body, viewer }) =>
    announce(services, viewer, params.id, body),
  );
};
