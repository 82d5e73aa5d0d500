import type { FastifyInstance } from 'fastify';
import { datasetBindingCalls } from '@whaletide/schema/rest/dataset-bindings.ts';
import { idList } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import {
  createBinding,
  describeDatasets,
  orderBindings,
  removeBinding,
  updateBinding,
} from './managing.ts';
import { bindingsOf, metadataOf } from './store.ts';

/** What competitions hand out (spec 2, section 7: Invitation, data). */
export const datasetBindingRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, datasetBindingCalls.ofCompetition, async ({ params, viewer }) => ({
    data: await bindingsOf(db, viewer, [params.id]),
  }));

  route(app, datasetBindingCalls.ofCompetitions, async ({ query, viewer }) => ({
    data: await bindingsOf(db, viewer, idList(query.Competition)),
  }));

  route(app, datasetBindingCalls.metadata, ({ params, viewer }) =>
    metadataOf(db, viewer, params.token),
  );

  route(app, datasetBindingCalls.create, ({ params, body, viewer }) =>
    createBinding(services, viewer, params.id, body),
  );

  route(app, datasetBindingCalls.order, async ({ params, body, viewer }) => ({
    data: await orderBindings(services, viewer, params.id, body.Order),
  }));

  route(app, datasetBindingCalls.update, ({ params, body, viewer }) =>
    updateBinding(services, viewer, params.id, body),
  );

  route(app, datasetBindingCalls.remove, async ({ params, viewer }) => {
    await removeBinding(services, viewer, params.id);
    return { ok: true as const };
  });

  route(app, datasetBindingCalls.describe, async ({ params, body, viewer }) => {
    const { DatasetBindingDescription } = body;
    await describeDatasets(services, viewer, params.id, DatasetBindingDescription);
    return { DatasetBindingDescription };
  });
};
