import type { FastifyInstance } from 'fastify';
import { organizationCalls } from '@whaletide/schema/rest/organizations.ts';
import { idList } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { membershipsOf, organizationNamed, organizationsByIds, toOrganization } from './store.ts';

export const organizationRoutes = (app: FastifyInstance, { database }: Services): void => {
  const { db } = database;

  route(app, organizationCalls.byIds, async ({ query }) => ({
    data: (await organizationsByIds(db, idList(query.ids))).map(toOrganization),
  }));

  route(app, organizationCalls.get, async ({ params }) =>
    toOrganization(await organizationNamed(db, params.shortName)),
  );

  route(app, organizationCalls.mine, async ({ caller }) => ({
    data: await membershipsOf(db, caller.id),
  }));
};
