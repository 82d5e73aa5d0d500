import type { FastifyInstance } from 'fastify';
import { practiceCalls as calls } from '@whaletide/schema/domains/practice/rest.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { endEarly } from './ending.ts';
import { ghostsOf } from './ghosts.ts';
import { ownPractice, setClosed, startPractice } from './starting.ts';
import { practiceStates } from './store.ts';
import { submitPractice } from './submitting.ts';
import { worksOfPractice } from './works.ts';

/** Practice in competitions that are over. */
export const practiceRoutes = (app: FastifyInstance, services: Services): void => {
  const { database, now } = services;
  const { db } = database;

  route(app, calls.states, async ({ query, caller }) => ({
    data: await practiceStates(db, caller, idList(query.Competition), now()),
  }));

  route(app, calls.start, ({ params, body, caller }) =>
    startPractice(services, caller, { competitionId: params.id, mode: body.Mode }),
  );

  route(app, calls.works, async ({ params, query, caller }) => {
    const { id } = await ownPractice(services, caller, params.id);
    return worksOfPractice(db, id, query, now());
  });

  route(app, calls.ghosts, async ({ params, query, caller }) => {
    const practice = await ownPractice(services, caller, params.id);
    return ghostsOf(db, practice, query, now());
  });

  route(app, calls.submit, ({ params, body, caller }) =>
    submitPractice(services, caller, {
      practiceId: params.id,
      taskId: body.Task,
      key: body.Result,
      said: body,
    }),
  );

  route(app, calls.end, ({ params, caller }) => endEarly(services, caller, params.id));

  route(app, calls.set, ({ params, body, caller }) =>
    setClosed(services, caller, { competitionId: params.id, isClosed: body.Closed }),
  );
};
