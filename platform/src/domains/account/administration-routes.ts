import type { FastifyInstance } from 'fastify';
import { memberAdminCalls } from '@whaletide/schema/domains/account/rest/member-admin.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { route } from '#http/route.ts';
import { forbidden } from '#refusal.ts';
import type { Services } from '#services.ts';
import {
  banCreator,
  deactivate,
  type OnCreatorRestored,
  reactivate,
  restoreCreator,
  setRole,
  verifyMember,
} from './administration.ts';
import { administeredMember, administeredMembers } from './administered.ts';

const requireAdmin = (caller: Caller) => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以管理用户');
};

/**
 * Members, as administrators of the site find and change them.
 * @param onRestored what follows where a creator gets the rights back
 */
export const memberAdminRoutes =
  (onRestored: OnCreatorRestored) =>
  (app: FastifyInstance, services: Services): void =>
    allRoutes(app, services, onRestored);

const allRoutes = (
  app: FastifyInstance,
  services: Services,
  onRestored: OnCreatorRestored,
): void => {
  const { db } = services.database;

  route(app, memberAdminCalls.list, async ({ query, caller }) => {
    requireAdmin(caller);
    return administeredMembers(db, query);
  });

  route(app, memberAdminCalls.get, async ({ params, caller }) => {
    requireAdmin(caller);
    return administeredMember(db, params.id);
  });

  route(app, memberAdminCalls.setRole, async ({ params, body, caller }) => {
    requireAdmin(caller);
    return setRole(services, caller, params.id, body);
  });

  route(app, memberAdminCalls.verify, async ({ params, body, caller }) => {
    requireAdmin(caller);
    return verifyMember(services, caller, params.id, body);
  });

  route(app, memberAdminCalls.deactivate, async ({ params, body, caller }) => {
    requireAdmin(caller);
    return deactivate(services, caller, params.id, body.Reason);
  });

  route(app, memberAdminCalls.reactivate, async ({ params, caller }) => {
    requireAdmin(caller);
    return reactivate(services, caller, params.id);
  });

  route(app, memberAdminCalls.banCreator, async ({ params, body, caller }) => {
    requireAdmin(caller);
    return banCreator(services, caller, params.id, body.Reason);
  });

  route(app, memberAdminCalls.restoreCreator, async ({ params, caller }) => {
    requireAdmin(caller);
    return restoreCreator(services, caller, params.id, onRestored);
  });
};
