import type { FastifyInstance } from 'fastify';
import { competitionCalls } from '@whaletide/schema/rest/competitions.ts';
import { idList } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { partQuery } from '../competitions/store/part-query.ts';
import { tasksBy } from '../competitions/store/reading.ts';
import { taskDocuments } from './open-tasks.ts';
import { ownCompetitions } from './own-competitions.ts';
import { competitionStates } from './store/states.ts';

/** What competitions are to those who take part in them. */
export const participationRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;
  const { now } = services;

  route(app, competitionCalls.mine, ({ query, viewer }) =>
    ownCompetitions(db, viewer.id, query, now()),
  );

  route(app, competitionCalls.states, async ({ query, viewer }) => ({
    data: await competitionStates(db, viewer, idList(query.ids)),
  }));

  route(app, competitionCalls.tasks, async ({ query, viewer }) => {
    const part = partQuery(query.ids, query.Stage, 'Stage');
    const found = await tasksBy(db, part, viewer);
    return { data: await taskDocuments(db, viewer, found, now()) };
  });

  route(app, competitionCalls.task, async ({ params, viewer }) => {
    const found = await tasksBy(db, { ids: [params.id], parents: undefined }, viewer);
    const [task] = await taskDocuments(db, viewer, found, now());
    if (!task) throw notFound('任务');
    return task;
  });
};
