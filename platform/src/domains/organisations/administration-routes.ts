import type { FastifyInstance } from 'fastify';
import { organisationAdminCalls } from '@whaletide/schema/rest/organisations.ts';
import { route } from '../../http/route.ts';
import { hasRole, type Viewer } from '../../http/viewer.ts';
import { forbidden } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import {
  addMember,
  allOrganisations,
  createOrganisation,
  membersOf,
  removeMember,
  setRole,
  updateOrganisation,
} from './administration.ts';

const requireAdmin = (viewer: Viewer) => {
  if (!hasRole(viewer, 'admin')) throw forbidden('仅站点管理员可以管理组织');
};

/** Organisations and who belongs to them, as administrators of the site make them. */
export const organisationAdminRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, organisationAdminCalls.list, async ({ query, viewer }) => {
    requireAdmin(viewer);
    return allOrganisations(db, query);
  });

  route(app, organisationAdminCalls.create, async ({ body, viewer }) => {
    requireAdmin(viewer);
    return createOrganisation(services, body);
  });

  route(app, organisationAdminCalls.update, async ({ params, body, viewer }) => {
    requireAdmin(viewer);
    return updateOrganisation(db, params.shortName, body);
  });

  route(app, organisationAdminCalls.members, async ({ params, query, viewer }) => {
    requireAdmin(viewer);
    return membersOf(db, params.shortName, query);
  });

  route(app, organisationAdminCalls.addMember, async ({ params, body, viewer }) => {
    requireAdmin(viewer);
    return addMember(db, params.shortName, body);
  });

  route(app, organisationAdminCalls.setRole, async ({ params, body, viewer }) => {
    requireAdmin(viewer);
    return setRole(db, params, body.Role);
  });

  route(app, organisationAdminCalls.removeMember, async ({ params, viewer }) => {
    requireAdmin(viewer);
    await removeMember(db, params);
    return { ok: true as const };
  });
};
