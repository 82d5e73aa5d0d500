import type { FastifyInstance } from 'fastify';
import { logCalls } from '@whaletide/schema/domains/receipts/rest.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { consistencyProof, listLeaves, newestCheckpoint } from './store/receipts.ts';

/** The public log of scores. */
export const logRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, logCalls.checkpoint, () => newestCheckpoint(services));

  route(app, logCalls.consistency, async ({ query }) => ({
    data: await consistencyProof(db, { first: query.First, size: query.Size }),
  }));

  route(app, logCalls.leaves, ({ query }) => listLeaves(db, query));
};
