import type { FastifyInstance } from 'fastify';
import { boardProtectionCalls as calls } from '@whaletide/schema/domains/submissions/rest/board-protection.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import {
  boardProtections,
  protectedBoards,
  setBoardProtection,
} from '../store/board-protection.ts';

/** Calls of the protection of public boards. */
export const boardProtectionRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, calls.ofTasks, async ({ caller, query }) => ({
    data: await protectedBoards(db, caller, idList(query.Task), services.now()),
  }));

  route(app, calls.managed, async ({ caller, query }) => ({
    data: await boardProtections(db, caller, idList(query.Task)),
  }));

  route(app, calls.set, ({ caller, params, body }) =>
    setBoardProtection(services, caller, { taskId: params.id, protects: body.Protects }),
  );
};
