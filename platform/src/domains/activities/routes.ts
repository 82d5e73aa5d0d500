import type { FastifyInstance } from 'fastify';
import { activityCalls } from '@whaletide/schema/domains/activities/rest.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { listFields, setFields } from './store.ts';

export const activityRoutes = (app: FastifyInstance, services: Services): void => {
  route(app, activityCalls.fields, async () => ({ data: await listFields(services.database.db) }));

  route(app, activityCalls.setFields, async ({ body, caller }) => ({
    data: await setFields(services, caller, body),
  }));
};
