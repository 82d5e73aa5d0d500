import type { FastifyInstance } from 'fastify';
import { managingCalls } from '@whaletide/schema/rest/managing.ts';
import { organizationCalls } from '@whaletide/schema/rest/organizations.ts';
import { idList } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import type { Viewer } from '../../http/viewer.ts';
import { notFound } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { toStage, toTask } from '../competitions/store/presenters.ts';
import { wholeCompetitions } from '../competitions/store/whole.ts';
import { organizationNamed } from '../organizations/store.ts';
import { managedCompetitions } from './managed-competitions.ts';
import { removeCompetition } from './removal.ts';
import { createCompetition, setPublished, updateCompetition } from './settings.ts';
import { createStage, removeStage, updateStage } from './stages.ts';
import { managementOf } from './task-management.ts';
import { createTask, removeTask, updateTask } from './tasks.ts';

const done = { ok: true as const };

/** Competitions, their stages and tasks, as their organizers make them. */
export const managingRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  const documentOf = async (id: string, viewer: Viewer) => {
    const [competition] = await wholeCompetitions(db, [id], viewer, services.now());
    if (!competition) throw notFound('比赛');
    return competition;
  };

  route(app, organizationCalls.competitions, async ({ params, query, viewer }) => {
    const organization = await organizationNamed(db, params.shortName);
    return managedCompetitions(db, viewer, organization, query, services.now());
  });

  route(app, managingCalls.create, async ({ params, body, viewer }) =>
    documentOf(await createCompetition(services, viewer, params.shortName, body), viewer),
  );

  route(app, managingCalls.update, async ({ params, body, viewer }) => {
    await updateCompetition(services, viewer, params.id, body);
    return documentOf(params.id, viewer);
  });

  route(app, managingCalls.publish, async ({ params, body, viewer }) => {
    await setPublished(services, viewer, params.id, body.Published);
    return documentOf(params.id, viewer);
  });

  route(app, managingCalls.remove, async ({ params, viewer }) => {
    await removeCompetition(services, viewer, params.id);
    return done;
  });

  route(app, managingCalls.createStage, async ({ body, viewer }) =>
    toStage(await createStage(services, viewer, body.Competition, body)),
  );

  route(app, managingCalls.updateStage, async ({ params, body, viewer }) =>
    toStage(await updateStage(services, viewer, params.id, body)),
  );

  route(app, managingCalls.removeStage, async ({ params, viewer }) => {
    await removeStage(services, viewer, params.id);
    return done;
  });

  route(app, managingCalls.createTask, async ({ body, viewer }) =>
    toTask(await createTask(services, viewer, body), true),
  );

  route(app, managingCalls.updateTask, async ({ params, body, viewer }) =>
    toTask(await updateTask(services, viewer, params.id, body), true),
  );

  route(app, managingCalls.removeTask, async ({ params, viewer }) => {
    await removeTask(services, viewer, params.id);
    return done;
  });

  route(app, managingCalls.taskManagement, async ({ query, viewer }) => ({
    data: await managementOf(services, viewer, idList(query.Stage)),
  }));
};
