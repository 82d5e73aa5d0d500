import type { FastifyInstance } from 'fastify';
import { competitionCodeCalls as calls } from '@whaletide/schema/domains/competition-code/rest.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { setCodeSharing, shareCode, unshareCode } from './sharing.ts';
import { codeStates } from './states.ts';
import { codeOf, codeOfProjects } from './store.ts';

/** Registers the routes of competitions' code. */
export const competitionCodeRoutes = (app: FastifyInstance, services: Services): void => {
  const { database, now } = services;
  const { db } = database;

  route(app, calls.states, async ({ query, caller }) => ({
    data: await codeStates(db, caller, idList(query.Competition), now()),
  }));

  route(app, calls.list, ({ params, query, caller }) =>
    codeOf(db, caller, params.id, query, now()),
  );

  route(app, calls.ofProjects, async ({ query, caller }) => ({
    data: await codeOfProjects(db, caller, idList(query.Lab), now()),
  }));

  route(app, calls.share, ({ params, body, caller }) =>
    shareCode(services, caller, {
      competitionId: params.id,
      projectId: params.lab,
      workId: body.Work ?? null,
    }),
  );

  route(app, calls.unshare, async ({ params, caller }) => {
    await unshareCode(services, caller, { competitionId: params.id, projectId: params.lab });
    return { ok: true as const };
  });

  route(app, calls.set, ({ params, body, caller }) =>
    setCodeSharing(services, caller, { competitionId: params.id, sharing: body.Sharing }),
  );
};
