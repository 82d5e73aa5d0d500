import type { FastifyInstance } from 'fastify';
import { supportDeskCalls as calls } from '@whaletide/schema/domains/work-orders/rest/support-desk.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { assignWorkOrder, listStaff } from './assignment.ts';
import {
  createCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
  updateCannedAnswer,
} from './canned-answers.ts';
import { supportQueue } from './queue.ts';

/** Routes of the support's desk. */
export const supportDeskRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, calls.assign, ({ params, body, caller }) =>
    assignWorkOrder(services, caller, params.id, body.Handler),
  );

  route(app, calls.queue, ({ caller }) => supportQueue(services, caller));

  route(app, calls.staff, async ({ caller }) => ({ data: await listStaff(db, caller) }));

  route(app, calls.cannedAnswers, async ({ caller }) => ({
    data: await listCannedAnswers(db, caller),
  }));

  route(app, calls.createCannedAnswer, ({ body, caller }) =>
    createCannedAnswer(services, caller, body),
  );

  route(app, calls.updateCannedAnswer, ({ params, body, caller }) =>
    updateCannedAnswer(services, caller, params.id, body),
  );

  route(app, calls.removeCannedAnswer, async ({ params, caller }) => {
    await removeCannedAnswer(services, caller, params.id);
    return { ok: true as const };
  });
};
