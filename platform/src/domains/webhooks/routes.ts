import type { FastifyInstance } from 'fastify';
import { webhookCalls as calls } from '@whaletide/schema/domains/webhooks/rest.ts';
import type { Caller } from '#http/caller.ts';
import { route } from '#http/route.ts';
import { forbidden, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { administeredOrganization } from '../organizations/store/administered.ts';
import { sendAgain, sendTest } from './by-hand.ts';
import {
  createWebhook,
  managedWebhook,
  NO_ADMINISTRATOR,
  removeWebhook,
  resumeWebhook,
  rotateSecret,
} from './managing.ts';
import { deliveriesOf, webhookById, webhooksOf } from './store.ts';

/** A leaked access token makes no address that outlives it. */
const requireSession = ({ kind }: Caller) => {
  if (kind !== 'session') throw forbidden('请登录后再管理 Webhook');
};

/** Webhooks, as members and administrators of organizations make, try and end them. */
export const webhookRoutes = (app: FastifyInstance, services: Services): void => {
  const {
    database: { db },
    now,
  } = services;

  route(app, calls.own, async ({ caller }) => ({
    data: await webhooksOf(db, { memberId: caller.id }, now()),
  }));

  route(app, calls.ofOrganization, async ({ params, caller }) => {
    const { id } = await administeredOrganization(db, caller, params.shortName, NO_ADMINISTRATOR);
    return { data: await webhooksOf(db, { organizationId: id }, now()) };
  });

  route(app, calls.one, async ({ params, caller }) => {
    const { id } = await managedWebhook(db, caller, params.id);
    const document = await webhookById(db, id, now());
    if (!document) throw notFound('Webhook');
    return document;
  });

  route(app, calls.create, ({ body, caller }) => {
    requireSession(caller);
    return createWebhook(services, caller, body);
  });

  route(app, calls.rotate, ({ params, caller }) => {
    requireSession(caller);
    return rotateSecret(services, caller, params.id);
  });

  route(app, calls.resume, ({ params, caller }) => {
    requireSession(caller);
    return resumeWebhook(services, caller, params.id);
  });

  route(app, calls.remove, async ({ params, caller }) => {
    requireSession(caller);
    await removeWebhook(services, caller, params.id);
    return { ok: true as const };
  });

  route(app, calls.test, ({ params, caller }) => {
    requireSession(caller);
    return sendTest(services, caller, params.id);
  });

  route(app, calls.deliveries, async ({ params, query, caller }) => {
    const { id } = await managedWebhook(db, caller, params.id);
    return deliveriesOf(db, id, query);
  });

  route(app, calls.again, ({ params, caller }) => {
    requireSession(caller);
    return sendAgain(services, caller, params.id);
  });
};
