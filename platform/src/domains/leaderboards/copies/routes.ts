import type { FastifyInstance } from 'fastify';
import { copyCheckCalls as calls } from '@whaletide/schema/domains/leaderboards/rest/copy-check.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { copyCheckOf, startCopyCheck } from './checks.ts';

/** Calls of the check for shared errors. */
export const copyCheckRoutes = (app: FastifyInstance, services: Services): void => {
  route(app, calls.get, ({ caller, params }) => copyCheckOf(services, caller, params.id));
  route(app, calls.start, ({ caller, params }) => startCopyCheck(services, caller, params.id));
};
