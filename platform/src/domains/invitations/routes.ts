import type { FastifyInstance } from 'fastify';
import { invitationCalls } from '@whaletide/schema/domains/invitations/rest.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { invitationRanking, invitationRecords } from './records.ts';
import { configureInvitation } from './settings.ts';
import { createCode, invitationOf } from './store.ts';

/** Inviting others to a competition. */
export const invitationRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, invitationCalls.code, ({ params, caller }) => invitationOf(db, caller, params.id));

  route(app, invitationCalls.create, ({ params, caller }) =>
    createCode(services, caller, params.id),
  );

  route(app, invitationCalls.ranking, async ({ params }) => ({
    data: await invitationRanking(db, params.id),
  }));

  route(app, invitationCalls.records, ({ params, query, caller }) =>
    invitationRecords(db, caller, params.id, query),
  );

  route(app, invitationCalls.configure, async ({ params, body, caller }) => ({
    invitationConfig: await configureInvitation(services, caller, params.id, body.invitationConfig),
  }));
};
