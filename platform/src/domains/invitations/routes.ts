import type { FastifyInstance } from 'fastify';
import { invitationCalls } from '@whaletide/schema/rest/invitations.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { invitationRanking, invitationRecords } from './records.ts';
import { configureInvitation } from './settings.ts';
import { createCode, invitationOf } from './store.ts';

/** Inviting others to a competition (spec 2, section 7: Invitation, data). */
export const invitationRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, invitationCalls.code, ({ params, viewer }) => invitationOf(db, viewer, params.id));

  route(app, invitationCalls.create, ({ params, viewer }) =>
    createCode(services, viewer, params.id),
  );

  route(app, invitationCalls.ranking, async ({ params }) => ({
    data: await invitationRanking(db, params.id),
  }));

  route(app, invitationCalls.records, ({ params, query, viewer }) =>
    invitationRecords(db, viewer, params.id, query),
  );

  route(app, invitationCalls.configure, async ({ params, body, viewer }) => ({
    invitationConfig: await configureInvitation(db, viewer, params.id, body.invitationConfig),
  }));
};
