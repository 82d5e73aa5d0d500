import type { FastifyInstance } from 'fastify';
import { baselineCalls as calls } from '@whaletide/schema/domains/submissions/rest/baselines.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { baselinesOf, createBaseline, removeBaseline } from './baselines.ts';

/** Calls of the baselines of tasks. */
export const baselineRoutes = (app: FastifyInstance, services: Services): void => {
  route(app, calls.list, async ({ caller, params }) => ({
    data: await baselinesOf(services, caller, params.id),
  }));
  route(app, calls.create, ({ caller, params, body }) =>
    createBaseline(services, caller, { taskId: params.id, name: body.Name, key: body.Result }),
  );
  route(app, calls.remove, async ({ caller, params }) => {
    await removeBaseline(services, caller, params.id);
    return { ok: true as const };
  });
};
