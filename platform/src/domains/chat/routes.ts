import type { FastifyInstance } from 'fastify';
import { chatCalls } from '@whaletide/schema/rest/chat.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { listMessages, sendMessage } from './messages.ts';
import {
  listSessions,
  markSessionRead,
  openSession,
  readSession,
  removeSession,
} from './sessions.ts';

export const chatRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, chatCalls.sessions, ({ viewer, query }) => listSessions(db, viewer.id, query));

  route(app, chatCalls.open, ({ viewer, body }) => openSession(services, viewer, body.To));

  route(app, chatCalls.session, ({ viewer, params }) => readSession(db, viewer.id, params.id));

  route(app, chatCalls.remove, async ({ viewer, params }) => {
    await removeSession(services, viewer, params.id);
    return { ok: true as const };
  });

  route(app, chatCalls.markRead, ({ viewer, params }) =>
    markSessionRead(services, viewer, params.id),
  );

  route(app, chatCalls.messages, ({ viewer, params, query }) =>
    listMessages(db, viewer, params.id, query),
  );

  route(app, chatCalls.send, ({ viewer, params, body }) =>
    sendMessage(services, viewer, params.id, body),
  );
};
