import type { FastifyInstance } from 'fastify';
import { contactChangeCalls as calls } from '@whaletide/schema/domains/account/rest/contact-changes.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { changeOf, toContactChange } from './contact-changes.ts';
import { takeBack } from './taking-back.ts';

/** 撤销联系方式的更改, by the link of a mail. */
export const contactChangeRoutes = (app: FastifyInstance, services: Services): void => {
  const { database, now } = services;

  // Looking at it, as mail scanners do, changes nothing.
  route(app, calls.get, async ({ body }) =>
    toContactChange(await changeOf(database.db, body.token), now()),
  );

  route(app, calls.takeBack, ({ body, address }) => takeBack(services, body.token, address));
};
