import type { FastifyInstance } from 'fastify';
import { datasetShowcaseCalls } from '@whaletide/schema/domains/datasets/rest/dataset-showcase.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { setShowcase, showcaseSettings, shownShowcase } from './showcase.ts';

/**
 * Registers the routes of the showcase above the list of datasets, and of how administrators put it
 * together.
 */
export const datasetShowcaseRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, datasetShowcaseCalls.shown, () => shownShowcase(db));

  route(app, datasetShowcaseCalls.settings, ({ caller }) => showcaseSettings(db, caller));

  route(app, datasetShowcaseCalls.set, ({ body, caller }) => setShowcase(services, caller, body));
};
