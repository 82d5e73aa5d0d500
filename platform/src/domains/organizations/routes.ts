import type { FastifyInstance } from 'fastify';
import { organizationCalls } from '@whaletide/schema/rest/organizations.ts';
import { idList } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import {
  membershipsOf,
  organizationDocument,
  organizationsByIds,
  presentOrganizations,
} from './store.ts';

export const organizationRoutes = (app: FastifyInstance, { database }: Services): void => {
  const { db } = database;

  route(app, organizationCalls.byIds, async ({ query }) => ({
    data: await presentOrganizations(db, await organizationsByIds(db, idList(query.ids))),
  }));

  route(app, organizationCalls.get, ({ params }) => organizationDocument(db, params.shortName));

  route(app, organizationCalls.mine, async ({ caller }) => ({
    data: await membershipsOf(db, caller.id),
  }));
};
