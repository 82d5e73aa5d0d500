import type { FastifyInstance } from 'fastify';
import { organizationCalls } from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { hasRole } from '#http/caller.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import { forbidden } from '#refusal.ts';
import type { Services } from '#services.ts';
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

  route(app, organizationCalls.ofMember, async ({ query, caller }) => {
    const { User = caller.id } = query;
    if (User !== caller.id && !hasRole(caller, 'admin')) throw forbidden('只能查看自己所属的组织');
    return { data: await membershipsOf(db, User) };
  });
};
