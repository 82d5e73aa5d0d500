import type { FastifyInstance } from 'fastify';
import { forecastCalls as calls } from '@whaletide/schema/domains/managing/rest/forecasts.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { forecastsOf, retryForecast } from './forecasts.ts';

/** Calls of what is foretold of tasks before they begin. */
export const forecastRoutes = (app: FastifyInstance, services: Services): void => {
  route(app, calls.list, async ({ caller, query }) => ({
    data: await forecastsOf(services, caller, idList(query.Task)),
  }));
  route(app, calls.retry, ({ caller, params }) => retryForecast(services, caller, params.id));
};
