import type { FastifyInstance } from 'fastify';
import { datasetBindingCalls } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { startParser } from '#files/parsing/parser.ts';
import { idList } from '#http/paging.ts';
import { goneSignal, route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { parserServices } from '../uploads/store/parser-services.ts';
import {
  createBinding,
  describeDatasets,
  orderBindings,
  removeBinding,
  updateBinding,
} from './managing.ts';
import { filePartReader } from './file-parts.ts';
import { bindingsOf, metadataOf } from './store.ts';

/** Registers the routes of what competitions hand out. */
export const datasetBindingRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, datasetBindingCalls.ofCompetition, async ({ params, caller }) => ({
    data: await bindingsOf(db, caller, [params.id]),
  }));

  route(app, datasetBindingCalls.ofCompetitions, async ({ query, caller }) => ({
    data: await bindingsOf(db, caller, idList(query.Competition)),
  }));

  route(app, datasetBindingCalls.metadata, ({ params, caller }) =>
    metadataOf(services, caller, params.token),
  );

  // Beside the one that makes previews: a reader doesn't wait for those.
  const parser = startParser({
    ...parserServices(services),
    atOnce: services.config.limits.parserProcesses,
  });
  app.addHook('onClose', async () => parser.stop());
  const readPart = filePartReader(services, parser);
  route(app, datasetBindingCalls.part, ({ params, query, caller, address, reply }) => {
    const {
      Row: row = 0,
      Column: column = 0,
      Sheet: sheet,
      Entry: entry,
      Encoding: encoding,
    } = query;
    const look = { caller, address, gone: goneSignal(reply) };
    return readPart(params.token, { window: { row, column, sheet }, entry, encoding }, look);
  });

  route(app, datasetBindingCalls.create, ({ params, body, caller }) =>
    createBinding(services, caller, params.id, body),
  );

  route(app, datasetBindingCalls.order, async ({ params, body, caller }) => ({
    data: await orderBindings(services, caller, params.id, body.Order),
  }));

  route(app, datasetBindingCalls.update, ({ params, body, caller }) =>
    updateBinding(services, caller, params.id, body),
  );

  route(app, datasetBindingCalls.remove, async ({ params, caller }) => {
    await removeBinding(services, caller, params.id);
    return { ok: true as const };
  });

  route(app, datasetBindingCalls.describe, async ({ params, body, caller }) => {
    const { DatasetBindingDescription } = body;
    await describeDatasets(services, caller, params.id, DatasetBindingDescription);
    return { DatasetBindingDescription };
  });
};
