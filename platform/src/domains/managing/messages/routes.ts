import type { FastifyInstance } from 'fastify';
import { messageCalls } from '@whaletide/schema/domains/managing/rest/messages.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { messageReach, messagesOf, sendMessage } from './sending.ts';

/** Routes of the messages to members of a competition. */
export const messageRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, messageCalls.list, ({ params, query, caller }) =>
    messagesOf(db, caller, params.id, query),
  );

  route(app, messageCalls.reach, ({ params, query, caller }) =>
    messageReach(db, caller, params.id, query),
  );

  route(app, messageCalls.send, ({ params, body, caller }) =>
    sendMessage(services, caller, params.id, body),
  );
};
