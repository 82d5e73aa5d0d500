import type { FastifyInstance } from 'fastify';
import { competitionCalls } from '@whaletide/schema/rest/competitions.ts';
import { idList } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import type { Viewer } from '../../http/viewer.ts';
import { badInput, notFound } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { toStage } from './documents.ts';
import { competitionTags, listCompetitions, ownCompetitions } from './list.ts';
import { taskDocuments } from './open-tasks.ts';
import { register } from '../registration/register.ts';
import { competitionStates } from './states.ts';
import { stagesBy, tasksBy } from './store.ts';
import { wholeCompetitions } from './whole.ts';

/** One of the two ways to ask; asking for everything at once is not one. */
const partQuery = (ids: string | undefined, parents: string | undefined, parent: string) => {
  if (ids === undefined && parents === undefined) throw badInput(`请指定 ids 或 ${parent}`, 'ids');
  return {
    ids: ids === undefined ? undefined : idList(ids),
    parents: parents === undefined ? undefined : idList(parents),
  };
};

/** More than these nobody looks through. */
const TAGS = 30;

export const competitionRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;
  const { now } = services;

  const documents = (ids: readonly string[], viewer: Viewer | null) =>
    wholeCompetitions(db, ids, viewer, now());

  route(app, competitionCalls.list, ({ query }) => listCompetitions(db, query, now()));

  route(app, competitionCalls.tags, async () => ({ data: await competitionTags(db, TAGS) }));

  route(app, competitionCalls.mine, ({ query, viewer }) =>
    ownCompetitions(db, viewer.id, query, now()),
  );

  route(app, competitionCalls.byIds, async ({ query, viewer }) => ({
    data: await documents(idList(query.ids), viewer),
  }));

  route(app, competitionCalls.get, async ({ params, viewer }) => {
    const [competition] = await documents([params.id], viewer);
    if (!competition) throw notFound('比赛');
    return competition;
  });

  route(app, competitionCalls.states, async ({ query, viewer }) => ({
    data: await competitionStates(db, viewer, idList(query.ids)),
  }));

  route(app, competitionCalls.register, async ({ params, body, viewer }) => {
    await register(services, viewer, params.id, body);
    const [state] = await competitionStates(db, viewer, [params.id]);
    if (!state) throw notFound('比赛');
    return state;
  });

  route(app, competitionCalls.stages, async ({ query, viewer }) => {
    const part = partQuery(query.ids, query.Competition, 'Competition');
    return { data: (await stagesBy(db, part, viewer)).map(toStage) };
  });

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
