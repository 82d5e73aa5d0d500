import type { FastifyInstance } from 'fastify';
import { emailLinkCalls as calls } from '@whaletide/schema/domains/account/rest/email-links.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { readEmailLink, renewEmailLink, verifyByLink } from './email-links.ts';

/** 验证邮箱, by the link of a mail. */
export const emailLinkRoutes = (app: FastifyInstance, services: Services): void => {
  // Looking at it, as mail scanners do, proves nothing.
  route(app, calls.get, ({ body }) => readEmailLink(services, body.token));

  route(app, calls.verify, ({ body, address }) => verifyByLink(services, body.token, address));

  route(app, calls.renew, async ({ body, address }) => {
    await renewEmailLink(services, body.token, address);
    return { ok: true as const };
  });
};
