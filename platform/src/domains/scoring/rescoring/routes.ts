import type { FastifyInstance } from 'fastify';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { rescoreTask } from './rescore-task.ts';

/** Route by which managers have the works of a task scored once more. */
export const rescoringRoutes = (app: FastifyInstance, services: Services): void => {
  route(app, reviewingCalls.rescore, async ({ caller, params }) => ({
    queued: await rescoreTask(services, caller, params.id),
  }));
};
