import type { FastifyInstance } from 'fastify';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { partQuery } from '../competitions/store/part-query.ts';
import { tasksBy } from '../competitions/store/reading.ts';
import { taskDocuments } from './open-tasks.ts';
import { competitionsOfMember, ownCompetitions } from './own-competitions.ts';
import { competitionStates } from './store/states.ts';

/** Registers the routes of competitions for members who take part in them. */
export const participationRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;
  const { now } = services;

  route(app, competitionCalls.mine, ({ query, caller }) =>
    ownCompetitions(db, caller.id, query, now()),
  );

  route(app, competitionCalls.ofMember, ({ params, query, caller }) =>
    competitionsOfMember(db, caller, { ...params, query }, now()),
  );

  route(app, competitionCalls.states, async ({ query, caller }) => ({
    data: await competitionStates(db, caller, idList(query.ids)),
  }));

  route(app, competitionCalls.tasks, async ({ query, caller }) => {
    const part = partQuery(query.ids, query.Stage, 'Stage');
    const found = await tasksBy(db, part, caller);
    return { data: await taskDocuments(db, caller, found, now()) };
  });

  route(app, competitionCalls.task, async ({ params, caller }) => {
    const found = await tasksBy(db, { ids: [params.id], parents: undefined }, caller);
    const [task] = await taskDocuments(db, caller, found, now());
    if (!task) throw notFound('任务');
    return task;
  });
};
