import type { FastifyInstance } from 'fastify';
import { organizationAdminCalls } from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { route } from '#http/route.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { forbidden } from '#refusal.ts';
import type { Services } from '#services.ts';
import {
  addMember,
  allOrganizations,
  createOrganization,
  membersOf,
  removeMember,
  setRole,
  updateOrganization,
} from './administration.ts';

const requireAdmin = (caller: Caller) => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅站点管理员可以管理组织');
};

/** Organizations, as administrators of the site make them, and who belongs to each. */
export const organizationAdminRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, organizationAdminCalls.list, async ({ query, caller }) => {
    requireAdmin(caller);
    return allOrganizations(db, query);
  });

  route(app, organizationAdminCalls.create, async ({ body, caller }) => {
    requireAdmin(caller);
    return createOrganization(services, caller, body);
  });

  route(app, organizationAdminCalls.update, async ({ params, body, caller }) => {
    requireAdmin(caller);
    return updateOrganization(services, caller, params.shortName, body);
  });

  route(app, organizationAdminCalls.members, async ({ params, query, caller }) => {
    return membersOf(db, caller, params.shortName, query);
  });

  route(app, organizationAdminCalls.addMember, async ({ params, body, caller }) => {
    return addMember(services, caller, params.shortName, body);
  });

  route(app, organizationAdminCalls.setRole, async ({ params, body, caller }) => {
    return setRole(services, caller, params, body.Role);
  });

  route(app, organizationAdminCalls.removeMember, async ({ params, caller }) => {
    await removeMember(services, caller, params);
    return { ok: true as const };
  });
};
