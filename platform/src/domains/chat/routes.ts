import type { FastifyInstance } from 'fastify';
import { chatCalls } from '@whaletide/schema/domains/chat/rest.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { listMessages, sendMessage } from './messages.ts';
import {
  listSessions,
  markSessionRead,
  openSession,
  readSession,
  removeSession,
} from './sessions.ts';
import { openTeamSession } from './team-sessions.ts';

export const chatRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, chatCalls.sessions, ({ caller, query }) => listSessions(db, caller.id, query));

  route(app, chatCalls.open, ({ caller, body }) => openSession(services, caller, body.To));

  route(app, chatCalls.openTeam, ({ caller, params }) =>
    openTeamSession(services, caller, params.id),
  );

  route(app, chatCalls.session, ({ caller, params }) => readSession(db, caller.id, params.id));

  route(app, chatCalls.remove, async ({ caller, params }) => {
    await removeSession(services, caller, params.id);
    return { ok: true as const };
  });

  route(app, chatCalls.markRead, ({ caller, params }) =>
    markSessionRead(services, caller, params.id),
  );

  route(app, chatCalls.messages, ({ caller, params, query }) =>
    listMessages(db, caller, params.id, query),
  );

  route(app, chatCalls.send, ({ caller, params, body }) =>
    sendMessage(services, caller, params.id, body),
  );
};
